import { type Check, filled, isBlank } from '../../core/forms.ts';
import { isSiteContact } from '../../core/phone.ts';
import { hasBusinessCheckDigit } from './kinds.ts';

/** An entry of a short list needs a name. */
export const nameChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'reference.name.blank')];

export type CompanyDraft = { CompanyName: string; BusinessNumber: string; CompanyPhone: string };

/** A company needs a name. Its other fields are optional but must be valid. */
export const companyChecks: readonly Check<CompanyDraft>[] = [
  filled('CompanyName', 'reference.company.blank'),
  {
    field: 'BusinessNumber',
    fails: (draft) => !isBlank(draft.BusinessNumber) && !hasBusinessCheckDigit(draft.BusinessNumber),
    message: 'reference.businessNumber.wrong',
  },
  {
    field: 'CompanyPhone',
    fails: (draft) => !isBlank(draft.CompanyPhone) && !isSiteContact(draft.CompanyPhone),
    message: 'reference.phone.wrong',
  },
];

/** A material needs a name. */
export const materialChecks: readonly Check<{ MaterialName: string }>[] = [
  filled('MaterialName', 'reference.material.blank'),
];

export type MenuDraft = { MenuName: string; MenuLink: string; MenuDomain: string };

/** Whether the value is an https address with a host. */
const isDomain = (value: string): boolean => /^https:\/\/[\w.-]+(:\d+)?(\/\S*)?$/.test(value);

/** A menu needs a name. Its link stays within the portal, and its domain is an https address (TH3). */
export const menuChecks: readonly Check<MenuDraft>[] = [
  filled('MenuName', 'reference.name.blank'),
  {
    field: 'MenuLink',
    fails: ({ MenuLink }) => MenuLink !== '' && !/^\/(?!\/)/.test(MenuLink),
    message: 'reference.menuLink.wrong',
  },
  {
    field: 'MenuDomain',
    fails: ({ MenuDomain }) => MenuDomain !== '' && !isDomain(MenuDomain),
    message: 'reference.menuDomain.wrong',
  },
];
