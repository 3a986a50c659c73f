/** Letters that staff get from their department, as far as the rules use them (D-52, D-104). */
export const StaffLetter = { Sales: 'B', Pm: 'F', Manager: 'M' } as const;

/** Type of a user: staff of the operating company (M) or a contractor's user (C). */
export const UserType = { Staff: 'M', Partner: 'C' } as const;
export const USER_TYPES = [UserType.Staff, UserType.Partner] as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** The signed-in user, as all rules use it. It comes only from the session, never from a request (D-04). */
export type Actor = {
  userId: string;
  userType: UserType;
  userName: string;
  companyId: number;
  companyName: string;
  /** False when the contractor's company is retired. Its users can still read, but not accept (T5). */
  companyActive: boolean;
  /** Permission letter derived from the department. 'M' allows the actions of managers. */
  permission: string;
  /** 'A' allows switching between the menus of staff and of contractors (D-18). */
  modeAuthority: string;
};

/** Whether the user is staff of the operating company. */
export const isStaff = (actor: Pick<Actor, 'userType'>): boolean => actor.userType === UserType.Staff;

/** Whether the user belongs to a contractor. */
export const isPartner = (actor: Actor): boolean => actor.userType === UserType.Partner;

/** Whether the user is staff with permission M, who may reopen materials and confirm invoices (D-63). */
export const isManager = (actor: Pick<Actor, 'userType' | 'permission'>): boolean =>
  isStaff(actor) && actor.permission === StaffLetter.Manager;

/** Allows every user with a session. */
export const isSignedIn = (_actor: Actor): boolean => true;

/** Request fields in which any call may name the user who is signed in on the page (D-128). */
export const ACTOR_FIELDS = ['LoginId', 'LoginUserId'] as const;
