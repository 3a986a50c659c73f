import { z } from 'zod';
import { defineCall, info, list } from '../../core/call.ts';
import { flag, id, text } from '../../core/fields.ts';
import { adding, editing, login, name, one, ordering, paged, reading, removing, retiring } from './shared-calls.ts';

const companyRow = z.object({
  id: z.number(),
  no: z.number(),
  companyName: z.string(),
  businessNumber: z.string(),
  representative: z.string(),
  companyPhone: z.string(),
  /** How many teams it has in a day; '' when it is not counted (D-332). */
  dailyTeams: z.string(),
  activeYN: flag,
  version: z.number(),
});
export type CompanyRow = z.output<typeof companyRow>;
/** A company with the number of its contacts and projects, for its page. */
const companyInfo = companyRow.omit({ no: true }).extend({
  /** Contacts that are not deleted. */
  managerCnt: z.number(),
  /** Projects that it won and that are not completed. */
  ongoingCnt: z.number(),
  /** Projects that it won. */
  projectCnt: z.number(),
});
export type CompanyInfo = z.output<typeof companyInfo>;

const companyFields = {
  CompanyName: name(),
  BusinessNumber: text(30),
  Representative: name(),
  CompanyPhone: text(30),
  DailyTeams: text(30),
  ...login,
};

/** Calls for the contractors. */
export const companyCalls = {
  listCompanies: defineCall({
    ...reading,
    path: 'Reference/company-list',
    summary: '협력업체 관리 목록.',
    request: z.object({ ...paged, ...login }),
    answer: list(companyRow),
  }),
  addCompany: defineCall({
    ...adding,
    path: 'Reference/company-add',
    summary: '협력업체 등록.',
    request: z.object(companyFields),
  }),
  readCompany: defineCall({
    ...reading,
    path: 'Reference/company-info',
    summary: '협력업체 상세. 담당자 수와 수주 건수를 함께 보냅니다.',
    spec: ['D-133', 'CALLS-196', 'D-258'],
    request: z.object({ Id: id(), ...login }),
    answer: info(companyInfo),
  }),
  editCompany: defineCall({
    ...editing,
    path: 'Reference/company-edit',
    summary: '협력업체 수정.',
    request: z.object({ ...one, ...companyFields }),
  }),
  orderCompanies: defineCall({
    ...ordering,
    path: 'Reference/company-order',
    summary: '협력업체 순서 변경. 미사용 업체까지 모든 번호를 새 순서로 보냅니다.',
  }),
  retireCompany: defineCall({
    ...retiring,
    path: 'Reference/company-retire',
    summary: '협력업체 사용 여부 변경. 미사용 업체는 새로 수주할 수 없습니다.',
  }),
  removeCompany: defineCall({
    ...removing,
    path: 'Reference/company-remove',
    summary: '담당자와 프로젝트가 없는 협력업체 삭제.',
  }),
};
