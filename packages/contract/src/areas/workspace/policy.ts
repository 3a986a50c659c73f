import { type Actor, isManager, isStaff } from '../../core/actor.ts';

/** The workspace is for staff (D-22). */
export const mayUseWorkspace = isStaff;

/** Groups of members to which a permission or a visibility is given (WORK-18 to WORK-23, WORK-37). */
export const Circle = {
  All: 'ALL',
  Admins: 'ADMIN_ONLY',
  AdminsAndAuthor: 'ADMIN_AND_AUTHOR',
  Author: 'AUTHOR_ONLY',
} as const;
export type Circle = (typeof Circle)[keyof typeof Circle];

/** Labels of the circles. */
export const CIRCLE_WORDS: Readonly<Record<Circle, string>> = {
  ALL: '전체',
  ADMIN_ONLY: '방 관리자만',
  ADMIN_AND_AUTHOR: '방 관리자 + 작성자',
  AUTHOR_ONLY: '작성자만',
};

/** The six permissions of a room: title, explanation, and the circles that can be chosen. */
export const ROOM_RIGHTS = {
  CreatePost: { title: '글 작성', about: '글, 업무, 일정을 올릴 수 있는 사람', circles: ['ALL', 'ADMIN_ONLY'] },
  EditPost: {
    title: '글 수정',
    about: '올라온 글을 고칠 수 있는 사람',
    circles: ['ALL', 'ADMIN_AND_AUTHOR', 'AUTHOR_ONLY'],
  },
  ViewPost: { title: '글 보기', about: '글을 볼 수 있는 사람', circles: ['ALL', 'ADMIN_AND_AUTHOR'] },
  CreateComment: { title: '댓글 작성', about: '댓글을 남길 수 있는 사람', circles: ['ALL', 'ADMIN_ONLY'] },
  ViewFile: {
    title: '파일 보기',
    about: '파일 이름을 볼 수 있는 사람',
    circles: ['ALL', 'ADMIN_AND_AUTHOR'],
  },
  DownloadFile: {
    title: '파일 다운로드',
    about: '파일을 미리 보고 내려받을 수 있는 사람',
    circles: ['ALL', 'ADMIN_AND_AUTHOR'],
  },
} as const satisfies Record<string, { title: string; about: string; circles: readonly [Circle, ...Circle[]] }>;

export type RoomRight = keyof typeof ROOM_RIGHTS;
export const ROOM_RIGHT_NAMES = [
  'CreatePost',
  'EditPost',
  'ViewPost',
  'CreateComment',
  'ViewFile',
  'DownloadFile',
] as const satisfies readonly RoomRight[];
/** The circle that a room gave each permission. */
export type Permissions = { readonly [P in RoomRight]: (typeof ROOM_RIGHTS)[P]['circles'][number] };

/** Who may see an entry (WORK-37). */
export const Visibility = { All: 'A', Admins: 'M' } as const;
export const VISIBILITIES = { A: '전체 공개', M: '방 관리자만' } as const;
export type Visibility = keyof typeof VISIBILITIES;
export const VISIBILITY_CODES = [Visibility.All, Visibility.Admins] as const;
/** The circle that each visibility allows. */
const VISIBLE_TO: Readonly<Record<Visibility, Circle>> = { A: Circle.All, M: Circle.Admins };

/**
 * The facts about a member that the rules of an entry need. The creator of a new entry counts as its author. Only the
 * rule of `changeStatus` asks whether they are an assignee of the task.
 */
export type Member = { isAdmin: boolean; isAuthor: boolean; isAssignee?: boolean };

const CIRCLES: Readonly<Record<Circle, (member: Member) => boolean>> = {
  ALL: () => true,
  ADMIN_ONLY: ({ isAdmin }) => isAdmin,
  ADMIN_AND_AUTHOR: ({ isAdmin, isAuthor }) => isAdmin || isAuthor,
  AUTHOR_ONLY: ({ isAuthor }) => isAuthor,
};

/**
 * What can be done with an entry. `needs` are the required permissions of the room. `fixed` is a circle that is
 * required too and that no setting changes. `changes` marks actions that are forbidden in an archived room. The
 * visibility of the entry is always required as well. `ofAssignee` replaces `needs` for the assignees of a task.
 */
export const ENTRY_ACTIONS = {
  create: { needs: ['CreatePost'], fixed: Circle.All, changes: true },
  /** In lists, details, comments, counts, search, mentions, calendar and alarms alike. */
  see: { needs: ['ViewPost'], fixed: Circle.All, changes: false },
  /** All fields of the entry, with its sub-tasks and days. */
  edit: { needs: ['ViewPost', 'EditPost'], fixed: Circle.All, changes: true },
  /** The status of a task and its place on the board. Assignees change it whatever EditPost says (D-236). */
  changeStatus: { needs: ['ViewPost', 'EditPost'], ofAssignee: ['ViewPost'], fixed: Circle.All, changes: true },
  /** Earlier versions of its content. */
  history: { needs: ['ViewPost', 'EditPost'], fixed: Circle.All, changes: false },
  /** Members who may edit all entries still delete only their own. */
  remove: { needs: ['ViewPost'], fixed: Circle.AdminsAndAuthor, changes: true },
  pin: { needs: ['ViewPost'], fixed: Circle.Admins, changes: true },
  comment: { needs: ['ViewPost', 'CreateComment'], fixed: Circle.All, changes: true },
  /** The member's own answer to a schedule. */
  attend: { needs: ['ViewPost'], fixed: Circle.All, changes: true },
  /** The member's own reactions (D-237). */
  react: { needs: ['ViewPost'], fixed: Circle.All, changes: true },
  seeFiles: { needs: ['ViewPost', 'ViewFile'], fixed: Circle.All, changes: false },
  download: { needs: ['ViewPost', 'ViewFile', 'DownloadFile'], fixed: Circle.All, changes: false },
} as const satisfies Record<
  string,
  { needs: readonly RoomRight[]; ofAssignee?: readonly RoomRight[]; fixed: Circle; changes: boolean }
>;

export type EntryAction = keyof typeof ENTRY_ACTIONS;
export const ENTRY_ACTION_NAMES = [
  'create',
  'see',
  'edit',
  'changeStatus',
  'history',
  'remove',
  'pin',
  'comment',
  'attend',
  'react',
  'seeFiles',
  'download',
] as const satisfies readonly EntryAction[];

/** The facts about a room that the rules need. */
export type RoomRules = { permissions: Permissions; isArchived: boolean };

/**
 * Whether the six permissions and the visibility allow a member this action, without regard to an archived room (D-37).
 */
export function isPermitted(
  action: EntryAction,
  permissions: Permissions,
  entry: { visibility: Visibility },
  member: Member,
): boolean {
  const rule = ENTRY_ACTIONS[action];
  const needs = member.isAssignee === true && 'ofAssignee' in rule ? rule.ofAssignee : rule.needs;
  const circles: Circle[] = [VISIBLE_TO[entry.visibility], rule.fixed, ...needs.map((need) => permissions[need])];
  return circles.every((circle) => CIRCLES[circle](member));
}

/** Whether a member may do this with the entry now. Every call and every button uses this rule. */
export const mayActOnEntry = (
  action: EntryAction,
  room: RoomRules,
  entry: { visibility: Visibility },
  member: Member,
): boolean =>
  isPermitted(action, room.permissions, entry, member) && !(room.isArchived && ENTRY_ACTIONS[action].changes);

/**
 * What can be done with a comment: `needs` is the required action on its entry, and `fixed` the required circle. Its
 * author is the one who wrote the comment. A member who may no longer comment cannot edit their comments.
 */
export const COMMENT_ACTIONS = {
  edit: { needs: 'comment', fixed: Circle.Author },
  remove: { needs: 'see', fixed: Circle.AdminsAndAuthor },
} as const satisfies Record<string, { needs: EntryAction; fixed: Circle }>;
export type CommentAction = keyof typeof COMMENT_ACTIONS;

/** Whether a member may do this with a comment on an entry, without regard to an archived room. */
export function isPermittedOnComment(
  action: CommentAction,
  permissions: Permissions,
  entry: { visibility: Visibility },
  member: Member & { isCommentAuthor: boolean },
): boolean {
  const { needs, fixed } = COMMENT_ACTIONS[action];
  const isInCircle = CIRCLES[fixed]({ isAdmin: member.isAdmin, isAuthor: member.isCommentAuthor });
  return isInCircle && isPermitted(needs, permissions, entry, member);
}

/** What can be done with a room: which members may, and whether an archived room allows it. */
export const ROOM_ACTIONS = {
  see: { who: Circle.All, whenArchived: true },
  leave: { who: Circle.All, whenArchived: true },
  setAlarms: { who: Circle.All, whenArchived: true },
  /** Uploads files for an entry. Whether the entry may have them is checked when it is saved. */
  upload: { who: Circle.All, whenArchived: false },
  /** Settings, permissions and colour. */
  edit: { who: Circle.Admins, whenArchived: false },
  /** Requests, invitations, members and admins. */
  members: { who: Circle.Admins, whenArchived: false },
  archive: { who: Circle.Admins, whenArchived: true },
  remove: { who: Circle.Admins, whenArchived: true },
} as const satisfies Record<string, { who: Circle; whenArchived: boolean }>;
export type RoomAction = keyof typeof ROOM_ACTIONS;

/** Whether a member may do this with the room, without regard to an archived room. */
export const mayInRoom = (action: RoomAction, { isAdmin }: { isAdmin: boolean }): boolean =>
  CIRCLES[ROOM_ACTIONS[action].who]({ isAdmin, isAuthor: false });

/** Whether the actor may take over a room that has no admin left; only permission M may. */
export const mayTakeOver = (actor: Actor, room: { adminCount: number }): boolean =>
  isManager(actor) && room.adminCount === 0;
