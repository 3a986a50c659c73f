import type { ChangeItem } from '../../core/changes.ts';
import { withSeparators } from '../../core/money.ts';
import { withHyphens } from '../../core/phone.ts';
import { originalPhotoName } from '../project-parts/photos.ts';
import { type Shipping, shippingKey, shippingText } from './shipping.ts';
import { ProjectStatus } from './status.ts';

/** What edit compares: the form's values, with the names that ids stand for. */
export type ProjectValues = {
  ProjectName: string;
  Price: string;
  AddPrice: string;
  AreaId: number;
  areaName: string;
  StartDate: readonly string[];
  DetailContent: string;
  MaterialsNoYN: string;
  Materials: readonly { MaterialId: number; MaterialCnt: number; materialName: string; modelName: string }[];
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
  ImageNameList: readonly string[];
  shipping: Shipping;
};

export type ProjectItem = ChangeItem<ProjectValues> & {
  editableIn: readonly ProjectStatus[];
  /** The values it is made of. */
  fields: readonly (keyof ProjectValues)[];
};

const { Draft, Open, Awarded, Completed, Invoiced, Withdrawn } = ProjectStatus;
const UNTIL_AWARD: readonly ProjectStatus[] = [Draft, Open, Awarded, Withdrawn];
const UNTIL_COMPLETED: readonly ProjectStatus[] = [...UNTIL_AWARD, Completed];

const list = (parts: readonly string[]): string => parts.join(', ');
/** A blank extra amount is 0: nothing was added. */
const won = (digits: string): string => `${withSeparators(digits === '' ? '0' : digits)}원`;
const sorted = (values: readonly string[]): string => [...values].sort().join('^');

const textItem = (
  name: string,
  field: 'ProjectName' | 'DetailContent' | 'EtcMemo' | 'CustomerName' | 'PlaceName' | 'PlaceManagerName',
  editableIn = UNTIL_AWARD,
): ProjectItem => ({
  name,
  fields: [field],
  editableIn,
  key: (values) => values[field],
  show: (values) => values[field],
});

const amountItem = (name: string, field: 'Price' | 'AddPrice'): ProjectItem => ({
  name,
  fields: [field],
  editableIn: UNTIL_COMPLETED,
  key: (values) => won(values[field]),
  show: (values) => won(values[field]),
});

const address = ({ ZipCode, Addr1, Addr2 }: ProjectValues): string =>
  [ZipCode === '' ? '' : `(${ZipCode})`, Addr1, Addr2].filter((part) => part !== '').join(' ');

const materials = ({ MaterialsNoYN, Materials }: ProjectValues): string =>
  MaterialsNoYN === 'Y'
    ? ''
    : list(
        Materials.map(
          ({ materialName, modelName, MaterialCnt }) =>
            `${materialName}${modelName === '' ? '' : `(${modelName})`} x${MaterialCnt}`,
        ),
      );

/** The edit matrix (decisions.md section 20): what may change in which state, and how a change reads. */
export const projectItems: readonly ProjectItem[] = [
  textItem('프로젝트명', 'ProjectName'),
  amountItem('프로젝트금액', 'Price'),
  amountItem('추가금액', 'AddPrice'),
  {
    name: '지역',
    fields: ['AreaId', 'areaName'],
    editableIn: UNTIL_AWARD,
    key: (values) => String(values.AreaId),
    show: (values) => values.areaName,
  },
  {
    name: '프로젝트 시작일',
    fields: ['StartDate'],
    editableIn: UNTIL_AWARD,
    key: (values) => sorted(values.StartDate),
    show: (values) => list([...values.StartDate].sort()),
  },
  textItem('상세내용', 'DetailContent'),
  {
    name: '투입자재',
    fields: ['MaterialsNoYN', 'Materials'],
    editableIn: UNTIL_AWARD,
    key: ({ MaterialsNoYN, Materials }) =>
      MaterialsNoYN === 'Y' ? 'none' : sorted(Materials.map((line) => `${line.MaterialId} x${line.MaterialCnt}`)),
    show: materials,
  },
  textItem('비고', 'EtcMemo', UNTIL_COMPLETED),
  {
    name: '담당자(영업)',
    fields: ['MizeSalesUserId', 'salesUserName'],
    editableIn: UNTIL_COMPLETED,
    key: (values) => values.MizeSalesUserId,
    show: (values) => values.salesUserName,
  },
  {
    name: '담당자(PM)',
    fields: ['MizePMUserId', 'pmUserNames'],
    editableIn: UNTIL_COMPLETED,
    key: (values) => values.MizePMUserId.join('^'),
    show: (values) => list(values.pmUserNames),
  },
  textItem('고객사 상호', 'CustomerName'),
  {
    name: '주소',
    fields: ['ZipCode', 'Addr1', 'Addr2'],
    editableIn: UNTIL_AWARD,
    key: (values) => [values.ZipCode, values.Addr1, values.Addr2].join('\n'),
    show: address,
  },
  textItem('현장명', 'PlaceName'),
  textItem('현장 담당자 이름', 'PlaceManagerName'),
  {
    name: '현장 담당자 연락처',
    fields: ['PlaceManagerMobile'],
    editableIn: UNTIL_AWARD,
    key: (values) => withHyphens(values.PlaceManagerMobile),
    show: (values) => withHyphens(values.PlaceManagerMobile),
  },
  {
    name: '사진',
    fields: ['ImageNameList'],
    editableIn: UNTIL_AWARD,
    key: (values) => values.ImageNameList.join('^'),
    show: (values) => list(values.ImageNameList.map(originalPhotoName)),
  },
  {
    name: '자재 배송 정보',
    fields: ['shipping'],
    editableIn: UNTIL_AWARD,
    key: (values) => shippingKey(values.shipping),
    show: (values) => shippingText(values.shipping),
  },
];

/** ItemName of the materials, which a confirmation locks (D-67). */
export const MATERIALS_ITEM = '투입자재';
/** ItemName of the shipping draft, which sending locks (wire.md, Projects). */
export const SHIPPING_ITEM = '자재 배송 정보';

/** What locks an item beside the state. */
type Locks = { status: string; materialsConfirmed: boolean; shippingSent: boolean };

/** True while the form may change this item: its state allows it and nothing has fixed it (D-57, D-67). */
export function isEditable(item: ProjectItem, { status, materialsConfirmed, shippingSent }: Locks): boolean {
  if (item.name === MATERIALS_ITEM && materialsConfirmed) return false;
  if (item.name === SHIPPING_ITEM && shippingSent) return false;
  return item.editableIn.some((state) => state === status);
}

/** States in which a checklist is scored: the first at Y, the second at YY and B (D-61). */
export const SCORED_IN: Readonly<Record<1 | 2, readonly ProjectStatus[]>> = { 1: [Awarded], 2: [Completed, Invoiced] };
