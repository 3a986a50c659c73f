import { type Check, filled, isBlank } from '../../core/forms.ts';
import { isSiteContact } from '../../core/phone.ts';
import { hasBusinessCheckDigit } from './kinds.ts';

/** A short list's entry has a name. */
export const nameChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'reference.name.blank')];

export type CompanyDraft = { CompanyName: string; BusinessNumber: string; CompanyPhone: string };

/** A company has a name; what else is given must be right. */
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

/** A material has a name. */
export const materialChecks: readonly Check<{ MaterialName: string }>[] = [
  filled('MaterialName', 'reference.material.blank'),
];

export type MenuDraft = { MenuName: string; MenuLink: string; MenuDomain: string };

/** An address of https with a host. */
const isDomain = (value: string): boolean => /^https:\/\/[\w.-]+(:\d+)?(\/\S*)?$/.test(value);

/** A menu has a name, a link within the portal, and a domain of https alone (TH3). */
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
