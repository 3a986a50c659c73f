import { type SiteState, siteState, siteStateLabel } from '@portal/contract/areas/site/site-days';
import { type SiteOfDay, visitCalls } from '@portal/contract/areas/site/visit-calls';
import { MOST_SITES, materialStateLabel } from '@portal/contract/areas/site/visits';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { readSites } from './sites-of-day.ts';

type StatedSite = SiteOfDay & { state: SiteState };

const COLUMNS: readonly SheetColumn<StatedSite>[] = [
  { key: 'day', label: '날짜', kind: 'day', of: (row) => row.day },
  { key: 'state', label: '상태', of: (row) => siteStateLabel(row.state) },
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.projectId },
  { key: 'name', label: '프로젝트명', of: (row) => row.projectName },
  { key: 'area', label: '지역', of: (row) => row.areaName },
  { key: 'company', label: '업체', of: (row) => row.companyName },
  { key: 'people', label: '인원', kind: 'number', of: (row) => row.headcount },
  { key: 'arrived', label: '현장 도착', kind: 'time', of: (row) => row.arrivedDtm },
  { key: 'left', label: '작업 종료', kind: 'time', of: (row) => row.leftDtm },
  { key: 'asked', label: '확인 요청', kind: 'time', of: (row) => row.askedDtm },
  { key: 'photos', label: '사진', kind: 'number', of: (row) => row.photoCount },
  { key: 'log', label: '작업일보', of: (row) => (row.logYN === 'Y' ? '등록' : '') },
  { key: 'materials', label: '자재', of: (row) => materialStateLabel(row.materials) },
  { key: 'pm', label: '담당자(PM)', of: (row) => row.pmNames.join(', ') },
  { key: 'contact', label: '현장 담당자', personal: true, of: (row) => row.contactName },
  { key: 'phone', label: '현장 연락처', personal: true, of: (row) => row.contactPhone },
];

/** The workbook of '오늘 현장' with the sites of the day and of the next one. A longer one would be incomplete. */
export const siteSheets = [
  listExport({
    call: visitCalls.listToday,
    name: ({ Day }) => (Day === '' ? '오늘현장' : `현장 ${Day}`),
    task: 'site-list',
    most: MOST_SITES,
    columns: () => COLUMNS,
    read: async (ctx, input) => {
      const { sites, now, isMore } = await readSites(ctx, input);
      const rows = sites.map((site) => ({ ...site, state: siteState(site, now) }));
      return { rows, totalCount: rows.length + (isMore ? 1 : 0) };
    },
  }),
];
