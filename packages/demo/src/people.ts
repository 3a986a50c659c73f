import { letterOf } from '@portal/contract/areas/employees/permission-letter';
import { PROVIDER_NAME } from './companies.ts';
import { type DemoContact, KNOWN_CONTACTS, OTHER_CONTACTS } from './contacts.ts';
import { mobileNumber } from './names.ts';
import type { Random } from './random.ts';
import { type DemoStaff, KNOWN_STAFF, type Menus, OTHER_STAFF } from './staff.ts';

/** Password of every demonstration account (README, Demonstration accounts). */
export const DEMO_PASSWORD = 'portal1234!';

export type DemoPerson = {
  userId: string;
  name: string;
  company: string;
  phone: string;
  position: string;
  /** Department of a staff user; '' for contractors. */
  department: string;
  /** Region of a contact person; '' for staff. */
  area: string;
  memo: string;
  /** Permission letter of the department; '' for contractors (D-104). */
  permission: string;
  modeAuthority: 'A' | 'M' | 'C';
  employment: DemoStaff['employment'];
  /** Menus granted to a staff user; null for contractors, who need no grant (D-23). */
  menus: Menus | null;
  deleted: boolean;
};

const staffPerson = (random: Random, staff: DemoStaff): DemoPerson => {
  const { gender: _, ...account } = staff;
  return {
    ...account,
    company: PROVIDER_NAME,
    area: '',
    memo: '',
    permission: letterOf(staff.department, 'add'),
    phone: mobileNumber(random),
  };
};

const contactPerson = (random: Random, contact: DemoContact): DemoPerson => ({
  ...contact,
  department: '',
  phone: mobileNumber(random),
  permission: '',
  modeAuthority: 'C',
  employment: 'A',
  menus: null,
});

/**
 * All users with an account, in a fixed order. Users without projects draw from `otherRandom`, so that they do not
 * change the projects.
 */
export function demoPeople(random: Random, otherRandom: Random): DemoPerson[] {
  const staff = KNOWN_STAFF.map((line) => staffPerson(random, line));
  const contacts = KNOWN_CONTACTS.map((line) => contactPerson(random, line));
  return [
    ...staff,
    ...OTHER_STAFF.map((line) => staffPerson(otherRandom, line)),
    ...contacts,
    ...OTHER_CONTACTS.map((line) => contactPerson(otherRandom, line)),
  ];
}

const CONTACTS = [...KNOWN_CONTACTS, ...OTHER_CONTACTS];

/** User ids of all demonstration accounts. */
export const demoUserIds = (): string[] => [...KNOWN_STAFF, ...OTHER_STAFF, ...CONTACTS].map(({ userId }) => userId);

/** Company of a contractor's user; '' for any other user. */
export const partnerCompany = (userId: string): string =>
  CONTACTS.find((contact) => contact.userId === userId)?.company ?? '';

/** Sales staff and PMs of current projects; a repeated user gets more of them. */
export const SALES = ['sales1', 'sales1', 'sales2', 'sales3', 'sales4', 'sales5'] as const;
export const PMS = ['pm1', 'pm2', 'pm3', 'pm4', 'pm5', 'pm6'] as const;
/** A retired salesperson, and a PM on leave. */
export const FORMER_SALES = 'sales6';
export const FORMER_PM = 'pm7';

/** Winners in turn. The four demonstration accounts have awards in every status. */
export const WINNERS = [
  'hanbit1',
  'daon1',
  'saebyeok1',
  'hanbit2',
  'mirae1',
  'gaon1',
  'hanbit1',
  'nuri1',
  'daon1',
  'saebyeok1',
  'daewon1',
  'hanbit2',
  'cheongsol1',
  'daon2',
  'woojin1',
  'hanbit1',
  'halla1',
  'saebyeok2',
  'neulpum1',
  'daon1',
] as const;
/** Winners of old projects only: a deleted account and a user of a retired company. */
export const FORMER_WINNERS = ['gone1', 'hangil1'] as const;
