import { allCalls } from './calls.ts';
import type { Actor } from './core/actor.ts';
import { addressOf, type Call } from './core/call.ts';

const staff: Omit<Actor, 'permission'> = {
  userId: 'sample',
  userType: 'M',
  userName: '',
  companyId: 1,
  companyName: '',
  companyActive: true,
  modeAuthority: '',
};
const contractor: Actor = { ...staff, userType: 'C', permission: '' };

/**
 * Kinds of users that the rules distinguish. Each has its name in the documents and an actor of that kind, null without
 * a session.
 */
export const USER_KINDS = {
  visitor: { name: 'nobody signed in', actor: null },
  winner: { name: 'contractor whose company won', actor: contractor },
  contractor: { name: 'other contractor', actor: contractor },
  retired: { name: 'contractor of a retired company', actor: { ...contractor, companyActive: false } },
  staff: { name: 'staff without the menus that calls need', actor: { ...staff, permission: 'F' } },
  keeper: { name: 'staff with these menus', actor: { ...staff, permission: 'F' } },
  manager: { name: 'the same with permission M', actor: { ...staff, permission: 'M' } },
} as const satisfies Record<string, { name: string; actor: Actor | null }>;

/** A kind of user. */
export type UserKind = keyof typeof USER_KINDS;
export const ALL_KINDS = Object.keys(USER_KINDS) as UserKind[];

/** A restriction that a use-case adds to `may` of its call: in which case, and which users it allows. */
type Narrowing = { when: string; only: readonly UserKind[]; spec: string };

const STAFF: readonly UserKind[] = ['staff', 'keeper', 'manager'];
const CONTRACTORS: readonly UserKind[] = ['winner', 'contractor', 'retired'];

const always = (only: readonly UserKind[], spec: string): readonly Narrowing[] => [{ when: '', only, spec }];
const ofEmployees = always(['keeper', 'manager'], 'D-113');
const ofWinner = always(['winner'], 'D-62');
/** Staff, and the company that has the award. */
const ofAward = always(['winner', ...STAFF], 'D-433');
const byProjectStatus = (spec: string): readonly Narrowing[] => [
  { when: 'a draft', only: STAFF, spec },
  { when: 'an open project', only: [...STAFF, ...CONTRACTORS], spec },
  { when: 'an awarded project', only: [...STAFF, ...CONTRACTORS], spec },
];

const byList: readonly Narrowing[] = [
  { when: 'of the contractors list', only: [...STAFF, ...CONTRACTORS], spec: 'D-310' },
  { when: 'of the staff list', only: STAFF, spec: 'D-310' },
  { when: 'of employees', only: ['keeper', 'manager'], spec: 'D-310' },
  { when: 'of settlements', only: ['keeper', 'manager'], spec: 'D-310' },
  { when: 'of the access log', only: ['manager'], spec: 'D-310' },
];

/**
 * Calls, by address, whose use-case restricts more than `may` can. The reasons are menus, awards and statuses, which
 * only the server knows.
 */
const NARROWED: Readonly<Record<string, readonly Narrowing[]>> = {
  '/api/Construction/construction-info': byProjectStatus('D-43'),
  '/api/Construction/construction-check': byProjectStatus('D-43'),
  '/uploads/Construction/{name}': always(['winner', ...STAFF], 'D-45'),
  '/api/Excel/list-export': [...byList, { when: 'with phone numbers', only: ['manager'], spec: 'D-311' }],
  '/api/Construction/construction-accept': always(['winner', 'contractor'], 'D-66'),
  '/api/Construction/construction-billdate-update': ofWinner,
  '/api/Construction/construction-material-update': ofWinner,
  '/api/Construction/construction-change-read': always(['winner'], 'D-220'),
  '/api/Construction/construction-change-confirm': ofWinner,
  '/api/Construction/construction-change-object': ofWinner,
  '/api/Site/talk-list': ofAward,
  '/api/Site/talk-add': ofAward,
  '/api/Site/talk-edit': ofAward,
  '/api/Site/talk-delete': ofAward,
  '/api/Site/talk-confirm': always(['winner'], 'D-434'),
  '/api/Site/talk-read': ofAward,
  '/uploads/Talk/{name}': ofAward,
  '/api/Notify/project-delivery-list': always(STAFF, 'D-393'),
  '/api/Notify/project-delivery-resend': always(STAFF, 'D-394'),
  '/api/Construction/construction-materials-yn': [
    { when: 'to confirm', only: STAFF, spec: 'D-63' },
    { when: 'to reopen', only: ['manager'], spec: 'D-63' },
  ],
  '/api/Site/visit-list': ofAward,
  '/api/Site/visit-arrive': always(['winner'], 'D-433'),
  '/api/Site/visit-leave': always(['winner'], 'D-433'),
  '/api/Site/photo-list': ofAward,
  '/api/Site/photo-add': always(['winner'], 'D-441'),
  '/api/Site/photo-edit': always(['winner'], 'D-441'),
  '/api/Site/photo-delete': always(['winner'], 'D-441'),
  '/uploads/Site/{name}': ofAward,
  '/api/Site/log-list': ofAward,
  '/api/Site/log-add': always(['winner'], 'D-447'),
  '/api/Site/log-edit': always(['winner'], 'D-447'),
  '/api/Site/receipt-list': ofAward,
  '/api/Site/receipt-add': ofWinner,
  '/api/Site/report-list': ofAward,
  '/api/Site/report-signature-list': ofAward,
  '/api/Site/report-save': always(['winner'], 'D-451'),
  '/api/Site/report-sign': always(['winner'], 'D-452'),
  '/uploads/SiteReport/{name}': ofAward,
  '/api/Comment/user-comment-all-list': ofEmployees,
  '/api/Comment/user-comment-add': ofEmployees,
  '/api/Comment/user-comment-reply-add': ofEmployees,
  '/api/User/all-user-list': ofEmployees,
  '/api/User/all-user-status-count': ofEmployees,
  '/api/User/user-add': ofEmployees,
  '/api/User/user-info': ofEmployees,
  '/api/User/user-number-read': always(['manager'], 'D-107'),
  '/api/User/password-link-add': [
    { when: 'of an employee', only: ['keeper', 'manager'], spec: 'D-504' },
    { when: 'of a contractor', only: ['keeper', 'manager'], spec: 'D-503' },
  ],
  '/api/User/user-edit': ofEmployees,
  '/api/User/user-holding-list': ofEmployees,
  '/api/User/user-hand-over': ofEmployees,
  '/api/User/user-del': ofEmployees,
  '/api/User/user-photo-image-upload': ofEmployees,
  '/api/User/user-attach-files-upload': ofEmployees,
  '/api/User/download-file': ofEmployees,
};

/**
 * Who may make a call in one case: a row of the permission matrix. `may` are the users that the call admits, `allowed`
 * those that the use-case serves.
 */
export type Permission = {
  call: Call;
  address: string;
  when: string;
  /** Id of the rule that restricts the call; '' for none. */
  spec: string;
  may: readonly UserKind[];
  allowed: readonly UserKind[];
};

const mayCall = ({ may }: Call, kind: UserKind): boolean => {
  const { actor } = USER_KINDS[kind];
  return may === 'open' || (actor !== null && may(actor));
};

/** Every call of the portal with the users who may make it (permissions.md). */
export const PERMISSIONS: readonly Permission[] = allCalls.flatMap((call) => {
  const address = addressOf(call);
  const may = ALL_KINDS.filter((kind) => mayCall(call, kind));
  const narrowings = NARROWED[address] ?? always(may, call.menus ? [...call.spec, 'D-23'].join(', ') : '');
  const lacksMenu = (kind: UserKind): boolean => call.menus !== undefined && kind === 'staff';
  return narrowings.map(({ when, only, spec }) => ({
    call,
    address,
    when,
    spec,
    may,
    allowed: may.filter((kind) => only.includes(kind) && !lacksMenu(kind)),
  }));
});
