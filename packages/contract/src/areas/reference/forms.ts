import { isDay } from '../../core/dates.ts';
import { type Check, filled, isBlank } from '../../core/forms.ts';
import { FIRST_EXACT_DAY, holidaysBetween } from '../../core/holidays.ts';
import { phoneCheck } from '../../core/number-checks.ts';
import { isSiteContact } from '../../core/phone.ts';
import { readCount } from '../../core/typed-numbers.ts';
import { hasBusinessCheckDigit } from './kinds.ts';

/** An entry of a short list needs a name. */
export const nameChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'reference.name.blank')];

/** The most teams of a company in a day. */
const MOST_TEAMS = 99;

export type CompanyDraft = { CompanyName: string; BusinessNumber: string; CompanyPhone: string; DailyTeams: string };

const isTeamCount = (value: string): boolean => {
  const teams = Number(readCount(value) ?? '0');
  return teams >= 1 && teams <= MOST_TEAMS;
};

/** A company needs a name. Its other fields are optional but must be valid. */
export const companyChecks: readonly Check<CompanyDraft>[] = [
  filled('CompanyName', 'reference.company.blank'),
  {
    field: 'BusinessNumber',
    fails: (draft) => !isBlank(draft.BusinessNumber) && !hasBusinessCheckDigit(draft.BusinessNumber),
    message: 'reference.businessNumber.wrong',
  },
  phoneCheck('CompanyPhone'),
  {
    field: 'CompanyPhone',
    fails: (draft) => !isBlank(draft.CompanyPhone) && !isSiteContact(draft.CompanyPhone),
    message: 'reference.phone.wrong',
  },
  {
    field: 'DailyTeams',
    fails: ({ DailyTeams }) => !isBlank(DailyTeams) && !isTeamCount(DailyTeams),
    message: 'reference.dailyTeams.wrong',
  },
];

/** A material needs a name. */
export const materialChecks: readonly Check<{ MaterialName: string }>[] = [
  filled('MaterialName', 'reference.material.blank'),
];

export type HolidayDraft = { HolidayDay: string; HolidayName: string };

/** An announced holiday needs a name and a day from 2024 on that is no holiday by the rules (D-204). */
export const holidayChecks: readonly Check<HolidayDraft>[] = [
  filled('HolidayDay', 'reference.holidayDay.blank'),
  {
    field: 'HolidayDay',
    fails: ({ HolidayDay }) => !isDay(HolidayDay) || HolidayDay < FIRST_EXACT_DAY,
    message: 'reference.holidayDay.wrong',
  },
  {
    field: 'HolidayDay',
    fails: ({ HolidayDay }) => holidaysBetween(HolidayDay, HolidayDay, []).length > 0,
    message: 'reference.holidayDay.ruled',
  },
  filled('HolidayName', 'reference.holidayName.blank'),
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
