import { type ProjectValues, projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type EditDraft, isOpenField, revertedItems } from './edit-draft.ts';

/** The sections of a project that can be edited separately. */
export type SectionName = 'info' | 'customer' | 'photos' | 'shipping';

const FIELDS: Readonly<Record<Exclude<SectionName, 'info'>, readonly (keyof ProjectValues)[]>> = {
  customer: ['CustomerName', 'ZipCode', 'Addr1', 'Addr2', 'PlaceName', 'PlaceManagerName', 'PlaceManagerMobile'],
  photos: ['ImageNameList'],
  shipping: ['shipping'],
};

const NAMES = ['customer', 'photos', 'shipping'] as const;

/** The section of a form field. Fields without their own section belong to 프로젝트정보. */
export const sectionOfField = (field: string): SectionName =>
  NAMES.find((name) => FIELDS[name].some((own) => own === field)) ?? 'info';

/** The section of a changed item. */
export const sectionOfItem = (itemName: string): SectionName =>
  sectionOfField(projectItems.find(({ name }) => name === itemName)?.fields[0] ?? '');

/** Whether any field of the section may be changed now (D-57). */
export const isOpenSection = (project: ProjectInfo, section: SectionName): boolean =>
  projectItems.some(({ fields }) =>
    fields.some((field) => sectionOfField(field) === section && isOpenField(project, field)),
  );

/** The draft with one section reverted to its stored values. */
export const revertedSection = (loaded: ProjectInfo, draft: EditDraft, section: SectionName): EditDraft =>
  revertedItems(
    loaded,
    draft,
    projectItems.map(({ name }) => name).filter((name) => sectionOfItem(name) === section),
  );
