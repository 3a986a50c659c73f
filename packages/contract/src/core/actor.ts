/** Letters a department gives its people, as far as rules ask for them (D-52, D-104). */
export const StaffLetter = { Sales: 'B', Pm: 'F', Manager: 'M' } as const;

/** Staff of the operating company (M) or a contractor's user (C). */
export const UserType = { Staff: 'M', Partner: 'C' } as const;
export const USER_TYPES = [UserType.Staff, UserType.Partner] as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** The signed-in user as every rule sees him. Comes from the session alone, never from a request (D-04). */
export type Actor = {
  userId: string;
  userType: UserType;
  userName: string;
  companyId: number;
  companyName: string;
  /** False when a partner's company was retired: it may look, but not accept (T5). */
  companyActive: boolean;
  /** Letter derived from the department; 'M' opens the manager's buttons. */
  permission: string;
  /** 'A' may switch between staff and contractor menus (D-18). */
  modeAuthority: string;
};

/** Provider staff. */
export const isStaff = (actor: Actor): boolean => actor.userType === UserType.Staff;

/** A contractor's user. */
export const isPartner = (actor: Actor): boolean => actor.userType === UserType.Partner;

/** Staff with permission M, who may reopen materials and confirm invoices (D-63). */
export const isManager = (actor: Actor): boolean => isStaff(actor) && actor.permission === StaffLetter.Manager;

/** Everybody with a session. */
export const isSignedIn = (_actor: Actor): boolean => true;

/** Request fields by which any call may say whose page it comes from (D-128). */
export const ACTOR_FIELDS = ['LoginId', 'LoginUserId'] as const;
