import type { YesNo } from '../../core/formats.ts';
import { choiceItem, type FormItem, fieldItem, type HistoryLine } from '../../core/forms.ts';
import { phoneKey, withHyphens } from '../../core/phone.ts';

/** The values that edits of both kinds of project compare: the form's fields, and the names behind the ids. */
export type SharedValues = {
  ProjectName: string;
  AreaId: number;
  areaName: string;
  StartDate: readonly string[];
  DetailContent: string;
  MaterialsNoYN: YesNo;
  EtcMemo: string;
  MizeSalesUserId: string;
  salesUserName: string;
  MizePMUserId: readonly string[];
  pmUserNames: readonly string[];
  CustomerName: string;
  ZipCode: string;
  Addr1: string;
  Addr2: string;
  PlaceName: string;
  PlaceManagerName: string;
  PlaceManagerMobile: string;
};

/** A chosen material with its names. */
export type MaterialValue = {
  MaterialId: number;
  MaterialCnt: number;
  materialName: string;
  modelName: string;
  unit?: string;
};

/** Joins values for display. */
export const joinForDisplay = (values: readonly string[]): string => values.join(', ');
const sorted = (values: readonly string[]): string => [...values].sort().join('^');

const address = ({ ZipCode, Addr1, Addr2 }: SharedValues): string =>
  [ZipCode === '' ? '' : `(${ZipCode})`, Addr1, Addr2].filter((text) => text !== '').join(' ');

/** ItemName of the materials. They can no longer change once confirmed (D-67). */
export const MATERIALS_ITEM = '투입자재';

/** The edit item of the materials. Each kind of project has them in a field of its own (project-changes.md). */
export const materialsItem = <Values extends SharedValues>(
  field: keyof Values,
  linesOf: (values: Values) => readonly MaterialValue[],
): FormItem<Values> => ({
  name: MATERIALS_ITEM,
  fields: ['MaterialsNoYN', field],
  key: (values) =>
    values.MaterialsNoYN === 'Y'
      ? 'none'
      : sorted(linesOf(values).map((line) => `${line.MaterialId} x${line.MaterialCnt}`)),
  show: (values) =>
    values.MaterialsNoYN === 'Y'
      ? ''
      : joinForDisplay(
          linesOf(values).map(
            ({ materialName, modelName, MaterialCnt }) =>
              `${materialName}${modelName === '' ? '' : `(${modelName})`} x${MaterialCnt}`,
          ),
        ),
});

/** The edit items that both kinds of project share. Each kind arranges them in its own order (section 20). */
export const sharedItems = {
  name: fieldItem('프로젝트명', 'ProjectName'),
  area: choiceItem('지역', 'AreaId', 'areaName'),
  startDate: {
    name: '프로젝트 시작일',
    fields: ['StartDate'],
    key: (values) => sorted(values.StartDate),
    show: (values) => joinForDisplay([...values.StartDate].sort()),
  },
  detail: fieldItem('상세내용', 'DetailContent'),
  memo: fieldItem('비고', 'EtcMemo'),
  sales: choiceItem('담당자(영업)', 'MizeSalesUserId', 'salesUserName'),
  pms: {
    name: '담당자(PM)',
    fields: ['MizePMUserId', 'pmUserNames'],
    key: (values) => values.MizePMUserId.join('^'),
    show: (values) => joinForDisplay(values.pmUserNames),
  },
  customer: fieldItem('고객사 상호', 'CustomerName'),
  address: {
    name: '주소',
    fields: ['ZipCode', 'Addr1', 'Addr2'],
    key: (values) => [values.ZipCode, values.Addr1, values.Addr2].join('\n'),
    show: address,
  },
  place: fieldItem('현장명', 'PlaceName'),
  placeManager: fieldItem('현장 담당자 이름', 'PlaceManagerName'),
  placeManagerMobile: {
    name: '현장 담당자 연락처',
    fields: ['PlaceManagerMobile'],
    key: (values) => phoneKey(values.PlaceManagerMobile),
    show: (values) => withHyphens(values.PlaceManagerMobile),
  },
} satisfies Record<string, FormItem<SharedValues>>;

/** ItemName of a status change. */
export const STATUS_ITEM = '프로젝트 상태';

/** The history line of a status change, with the labels of both statuses (section 21). */
export const statusChange = (originValue: string, newValue: string, changeReason: string): HistoryLine => ({
  itemName: STATUS_ITEM,
  originValue,
  newValue,
  changeReason,
});

/** The history lines about materials of both kinds of project (MT1, MT2, I5, I6). */
export const materialHistory = {
  materialsConfirmed: (changeReason: string): HistoryLine => ({
    itemName: '자재확정',
    originValue: '미확정',
    newValue: '확정',
    changeReason,
  }),
  materialsReopened: (changeReason: string): HistoryLine => ({
    itemName: '자재수정',
    originValue: '확정',
    newValue: '미확정',
    changeReason,
  }),
} as const;
