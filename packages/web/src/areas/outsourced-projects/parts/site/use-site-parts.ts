import { ReportState } from '@portal/contract/areas/site-reports/status';
import { useState } from 'react';
import { useReceipts } from '#areas/receipts/public/use-receipts.ts';
import { useDayCount } from '#areas/site-logs/public/use-day-count.ts';
import { useAwardPhotos } from '#areas/site-photos/public/use-award-photos.ts';
import { useReports } from '#areas/site-reports/public/use-reports.ts';

/** A part of what was recorded on a site. `asks` says that it waits for an answer of staff. */
type SitePart = { value: 'days' | 'photos' | 'receipts' | 'report'; label: string; isThere: boolean; asks: boolean };

/** The parts that a project has, which one is open, and how to open another one (D-471). */
export function useSiteParts(projectId: number) {
  const days = useDayCount(projectId);
  const photos = useAwardPhotos(projectId).data;
  const receipts = useReceipts(projectId).data;
  const [report] = useReports(projectId).loaded.data?.data ?? [];
  const [lastAsking, setLastAsking] = useState<SitePart['value']>();
  const [chosen, setChosen] = useState<SitePart['value']>();
  const pictures = photos?.data.length ?? 0;
  const hasPhotos = pictures > 0 || (photos?.meta.awards.length ?? 0) > 1;
  const all: readonly SitePart[] = [
    { value: 'days', label: '도착·일보', isThere: days > 0, asks: false },
    { value: 'photos', label: `사진 ${pictures}`, isThere: hasPhotos, asks: false },
    {
      value: 'receipts',
      label: '자재수령',
      isThere: (receipts?.data.length ?? 0) > 0,
      asks: receipts?.meta.waitingYN === 'Y',
    },
    { value: 'report', label: '확인서', isThere: report !== undefined, asks: report?.state === ReportState.Signed },
  ];
  const parts = all.filter(({ isThere }) => isThere);
  // A part that was answered stays open.
  const asking = parts.find(({ asks }) => asks)?.value;
  if (asking !== undefined && asking !== lastAsking) setLastAsking(asking);
  return { parts, open: chosen ?? lastAsking ?? parts[0]?.value, choose: setChosen };
}
