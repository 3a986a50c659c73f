import { z } from 'zod';
import { type Call, defineCall, done, file, list, plain, rows } from '../../core/call.ts';
import { choice, code, flag, id, listOf, text, version, yesNo } from '../../core/fields.ts';
import { IMPORT_LIMIT, LIST_LIMIT, TEXT_LIMIT } from '../../core/limits.ts';
import { companyCalls } from './company-calls.ts';
import { holidayCalls } from './holiday-calls.ts';
import { FIRST_STEPS, NAME_LIST_CODES, UNIT_LIMIT } from './kinds.ts';
import {
  active,
  adding,
  common,
  editing,
  formerOrder,
  login,
  name,
  one,
  ordering,
  paged,
  reading,
  removing,
  retiring,
  writing,
} from './shared-calls.ts';

/** A short list is named by its code; any other code is malformed. */
const kind = { Kind: text(20).pipe(z.enum(NAME_LIST_CODES)) };

const nameRow = z.object({ id: z.number(), name: z.string(), activeYN: flag, version: z.number() });
export type NameRow = z.output<typeof nameRow>;

const materialRow = z.object({
  id: z.number(),
  no: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  unit: z.string(),
  activeYN: flag,
  version: z.number(),
});
export type MaterialRow = z.output<typeof materialRow>;
const materialFields = { MaterialName: name(), ModelName: name(), Unit: text(UNIT_LIMIT), ...login };

const menuRow = z.object({
  menuId: z.number(),
  type: z.enum(['T', 'L']),
  /** Of a left menu the id of its top menu, otherwise 0. */
  topMenuId: z.number(),
  menuMode: z.enum(['M', 'C']),
  menuName: z.string(),
  menuLink: z.string(),
  menuDomain: z.string(),
  activeYN: flag,
  version: z.number(),
});
export type MenuRow = z.output<typeof menuRow>;
const menuType = text(1).pipe(z.enum(['T', 'L']));
const menuFields = { MenuName: name(), MenuLink: name(), MenuDomain: text(TEXT_LIMIT.name), ...login };

/** What is wrong with one row of a workbook. `row` is counted as in the spreadsheet, where the headings are row 1. */
const fault = z.object({ row: z.number(), heading: z.string(), message: z.string() });
export type ImportFault = z.output<typeof fault>;
const importing = {
  ...common,
  effect: 'write',
  upload: { files: 1, bytes: IMPORT_LIMIT.bytes },
  request: z.object({ DryRunYN: yesNo(), ...login }),
  answer: plain(z.object({ count: z.number(), faults: z.array(fault), message: z.string() })),
} as const;
const template = {
  ...common,
  method: 'GET',
  effect: 'read',
  actorFields: [],
  request: z.object({}),
  answer: file('save'),
} as const satisfies Partial<Call>;

export const referenceCalls = {
  listNames: defineCall({
    ...reading,
    path: 'Reference/name-list',
    summary: '짧은 기준정보 목록: 지역, 공종, 평가 항목, 공지 분류, 직책, 은행, 안전 점검. 순서대로 모두.',
    request: z.object({ ...kind, ...login }),
    answer: rows(nameRow),
  }),
  addName: defineCall({
    ...adding,
    path: 'Reference/name-add',
    summary: '짧은 기준정보 등록. 맨 뒤에 놓입니다.',
    request: z.object({ ...kind, Name: name(), ...login }),
  }),
  editName: defineCall({
    ...editing,
    path: 'Reference/name-edit',
    summary: '짧은 기준정보 이름 수정.',
    request: z.object({ ...kind, ...one, Name: name() }),
  }),
  orderNames: defineCall({
    ...writing,
    path: 'Reference/name-order',
    summary: '짧은 기준정보 순서 변경. 모든 번호를 새 순서로 보냅니다.',
    request: z.object({
      ...kind,
      Ids: listOf(z.object({ Id: id() }), LIST_LIMIT),
      ...formerOrder(LIST_LIMIT),
      ...login,
    }),
    answer: done('reference.order.done'),
  }),
  retireName: defineCall({
    ...retiring,
    path: 'Reference/name-retire',
    summary: '짧은 기준정보 사용 여부 변경.',
    request: z.object({ ...kind, ...one, ...active }),
  }),
  removeName: defineCall({
    ...removing,
    path: 'Reference/name-remove',
    summary: '쓰인 적 없는 짧은 기준정보 삭제.',
    request: z.object({ ...kind, ...one }),
  }),
  ...companyCalls,
  importCompanies: defineCall({
    ...importing,
    path: 'Reference/company-import',
    summary: '협력업체 Excel로 등록. DryRunYN=Y는 검사만 합니다. 오류가 하나라도 있으면 아무것도 등록하지 않습니다.',
  }),
  companyTemplate: defineCall({ ...template, path: 'Reference/company-template', summary: '협력업체 Excel 양식.' }),
  listMaterials: defineCall({
    ...reading,
    path: 'Reference/material-list',
    summary: '자재 관리 목록.',
    request: z.object({ ...paged, ...login }),
    answer: list(materialRow),
  }),
  addMaterial: defineCall({
    ...adding,
    path: 'Reference/material-add',
    summary: '자재 등록.',
    request: z.object(materialFields),
  }),
  editMaterial: defineCall({
    ...editing,
    path: 'Reference/material-edit',
    summary: '자재 수정.',
    request: z.object({ ...one, ...materialFields }),
  }),
  orderMaterials: defineCall({
    ...ordering,
    path: 'Reference/material-order',
    summary: '자재 순서 변경. 미사용 자재까지 모든 번호를 새 순서로 보냅니다.',
  }),
  retireMaterial: defineCall({
    ...retiring,
    path: 'Reference/material-retire',
    summary: '자재 사용 여부 변경.',
  }),
  removeMaterial: defineCall({
    ...removing,
    path: 'Reference/material-remove',
    summary: '프로젝트에 쓰인 적 없는 자재 삭제.',
  }),
  importMaterials: defineCall({
    ...importing,
    path: 'Reference/material-import',
    summary: '자재 Excel로 등록. DryRunYN=Y는 검사만 합니다. 오류가 하나라도 있으면 아무것도 등록하지 않습니다.',
  }),
  materialTemplate: defineCall({ ...template, path: 'Reference/material-template', summary: '자재 Excel 양식.' }),
  ...holidayCalls,
  listMenus: defineCall({
    ...reading,
    path: 'Reference/menu-list',
    summary: '두 모드의 모든 메뉴. 상단 메뉴마다 그 왼쪽 메뉴가 뒤따릅니다.',
    request: z.object(login),
    answer: rows(menuRow),
  }),
  addMenu: defineCall({
    ...adding,
    path: 'Reference/menu-add',
    summary: '메뉴 등록. TopMenuId가 있으면 왼쪽 메뉴, 없으면 MenuMode의 상단 메뉴입니다.',
    request: z.object({ ...menuFields, TopMenuId: choice(), MenuMode: code(['M', 'C']) }),
  }),
  editMenu: defineCall({
    ...editing,
    path: 'Reference/menu-edit',
    summary: '메뉴 이름, 링크, 도메인 수정.',
    request: z.object({ MenuId: id(), Type: menuType, Version: version(), ...menuFields }),
  }),
  orderMenus: defineCall({
    ...writing,
    path: 'Reference/menu-order',
    summary: '한 모드의 상단 메뉴, 또는 한 상단 메뉴의 왼쪽 메뉴 순서 변경.',
    request: z.object({
      Type: menuType,
      Ids: listOf(z.object({ Id: id() }), LIST_LIMIT),
      ...formerOrder(LIST_LIMIT),
      ...login,
    }),
    answer: done('reference.order.done'),
  }),
  retireMenu: defineCall({
    ...writing,
    path: 'Reference/menu-retire',
    summary: '메뉴 사용 여부 변경. 미사용 메뉴는 아무에게도 보이지 않습니다.',
    request: z.object({ MenuId: id(), Type: menuType, Version: version(), ...active, ...login }),
    answer: done('reference.retire.done'),
  }),
  listFirstSteps: defineCall({
    ...reading,
    path: 'Reference/first-day',
    summary: '첫 프로젝트를 게시하기까지의 단계와 그 준비 여부.',
    request: z.object(login),
    answer: rows(
      z.object({
        step: z.enum(FIRST_STEPS),
        doneYN: flag,
        /** The oldest draft, which only has to be posted; 0 for none, and in the other steps. */
        projectId: z.number(),
      }),
    ),
  }),
};
