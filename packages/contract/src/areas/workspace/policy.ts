import { type Actor, isManager, isStaff } from '../../core/actor.ts';

/** The workspace is for staff (D-22). */
export const mayUseWorkspace = isStaff;

/** Everybody, or a narrower circle, as a permission or a visibility names it (WORK-18 to WORK-23, WORK-37). */
export const Circle = {
  All: 'ALL',
  Admins: 'ADMIN_ONLY',
  AdminsAndAuthor: 'ADMIN_AND_AUTHOR',
  Author: 'AUTHOR_ONLY',
} as const;
export type Circle = (typeof Circle)[keyof typeof Circle];

/** The circles in the words of the page. */
export const CIRCLE_WORDS: Readonly<Record<Circle, string>> = {
  ALL: '전체',
  ADMIN_ONLY: '프로젝트 관리자만',
  ADMIN_AND_AUTHOR: '프로젝트 관리자 + 작성자',
  AUTHOR_ONLY: '작성자만',
};

/** The six permissions of a room: their title, whom they are about, and the circles they can be given to. */
export const PERMISSIONS = {
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
    about: '파일 이름과 미리보기를 볼 수 있는 사람',
    circles: ['ALL', 'ADMIN_AND_AUTHOR'],
  },
  DownloadFile: { title: '파일 다운로드', about: '파일을 내려받을 수 있는 사람', circles: ['ALL', 'ADMIN_AND_AUTHOR'] },
} as const satisfies Record<string, { title: string; about: string; circles: readonly [Circle, ...Circle[]] }>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = [
  'CreatePost',
  'EditPost',
  'ViewPost',
  'CreateComment',
  'ViewFile',
  'DownloadFile',
] as const satisfies readonly Permission[];
/** Whom a room gave each permission. */
export type Permissions = { readonly [P in Permission]: (typeof PERMISSIONS)[P]['circles'][number] };

/** Who sees an entry at all (WORK-37). */
export const VISIBILITIES = { A: '전체 공개', M: '프로젝트 관리자만' } as const;
export type Visibility = keyof typeof VISIBILITIES;
export const VISIBILITY_CODES = ['A', 'M'] as const satisfies readonly Visibility[];
/** The circle a visibility stands for. */
const VISIBLE_TO: Readonly<Record<Visibility, Circle>> = { A: Circle.All, M: Circle.Admins };

/** A member as an entry meets him: for a new entry he is its author. */
export type Member = { isAdmin: boolean; isAuthor: boolean };

const CIRCLES: Readonly<Record<Circle, (member: Member) => boolean>> = {
  ALL: () => true,
  ADMIN_ONLY: ({ isAdmin }) => isAdmin,
  ADMIN_AND_AUTHOR: ({ isAdmin, isAuthor }) => isAdmin || isAuthor,
  AUTHOR_ONLY: ({ isAuthor }) => isAuthor,
};

/**
 * What can be done with an entry, and which permissions it needs; its visibility is asked always. `fixed` is a circle
 * that no setting changes; `open` says that it changes something, which an archived room forbids.
 */
export const ENTRY_ACTIONS = {
  create: { needs: ['CreatePost'], fixed: Circle.All, changes: true },
  /** In lists, details, comments, counts, search, mentions, calendar and alarms alike. */
  see: { needs: ['ViewPost'], fixed: Circle.All, changes: false },
  /** Everything that an entry says, its state, sub-tasks, place on the board and days. */
  edit: { needs: ['ViewPost', 'EditPost'], fixed: Circle.All, changes: true },
  /** What it said before. */
  history: { needs: ['ViewPost', 'EditPost'], fixed: Circle.All, changes: false },
  /** Whoever may edit everybody's entries still deletes only his own. */
  remove: { needs: ['ViewPost'], fixed: Circle.AdminsAndAuthor, changes: true },
  pin: { needs: ['ViewPost'], fixed: Circle.Admins, changes: true },
  comment: { needs: ['ViewPost', 'CreateComment'], fixed: Circle.All, changes: true },
  /** One's own answer to a schedule. */
  attend: { needs: ['ViewPost'], fixed: Circle.All, changes: true },
  seeFiles: { needs: ['ViewPost', 'ViewFile'], fixed: Circle.All, changes: false },
  download: { needs: ['ViewPost', 'ViewFile', 'DownloadFile'], fixed: Circle.All, changes: false },
} as const satisfies Record<string, { needs: readonly Permission[]; fixed: Circle; changes: boolean }>;

export type EntryAction = keyof typeof ENTRY_ACTIONS;
export const ENTRY_ACTION_NAMES = [
  'create',
  'see',
  'edit',
  'history',
  'remove',
  'pin',
  'comment',
  'attend',
  'seeFiles',
  'download',
] as const satisfies readonly EntryAction[];

/** What a rule needs to know of a room. */
export type RoomRules = { permissions: Permissions; isArchived: boolean };

/** Whether the six permissions and the visibility give a member this action, the room being open or not (D-37). */
export function isGiven(
  action: EntryAction,
  permissions: Permissions,
  entry: { visibility: Visibility },
  member: Member,
): boolean {
  const { needs, fixed } = ENTRY_ACTIONS[action];
  const circles: Circle[] = [VISIBLE_TO[entry.visibility], fixed, ...needs.map((need) => permissions[need])];
  return circles.every((circle) => CIRCLES[circle](member));
}

/** The one question of every call and every button: may this member do this with this entry, here and now? */
export const may = (action: EntryAction, room: RoomRules, entry: { visibility: Visibility }, member: Member): boolean =>
  isGiven(action, room.permissions, entry, member) && !(room.isArchived && ENTRY_ACTIONS[action].changes);

/**
 * What can be done with a comment: the right to its entry that it needs, and whose it is; the author here is who said
 * it. Who may not comment any more does not rewrite what he said.
 */
export const COMMENT_ACTIONS = {
  edit: { needs: 'comment', fixed: Circle.Author },
  remove: { needs: 'see', fixed: Circle.AdminsAndAuthor },
} as const satisfies Record<string, { needs: EntryAction; fixed: Circle }>;
export type CommentAction = keyof typeof COMMENT_ACTIONS;

/** Whether a member who sees the entry may ever do this with a comment on it; that the room is archived is told apart. */
export function isGivenWithComment(
  action: CommentAction,
  permissions: Permissions,
  entry: { visibility: Visibility },
  member: Member & { saidIt: boolean },
): boolean {
  const { needs, fixed } = COMMENT_ACTIONS[action];
  const isWhose = CIRCLES[fixed]({ isAdmin: member.isAdmin, isAuthor: member.saidIt });
  return isWhose && isGiven(needs, permissions, entry, member);
}

/** What can be done with a room itself: which member may, and whether an archived room still allows it. */
export const ROOM_ACTIONS = {
  see: { who: Circle.All, whenArchived: true },
  leave: { who: Circle.All, whenArchived: true },
  setAlarms: { who: Circle.All, whenArchived: true },
  /** Files that an entry is to name; whether it may is asked with the entry. */
  upload: { who: Circle.All, whenArchived: false },
  /** Settings, permissions, colour. */
  edit: { who: Circle.Admins, whenArchived: false },
  /** Requests, invitations, members and admins. */
  members: { who: Circle.Admins, whenArchived: false },
  archive: { who: Circle.Admins, whenArchived: true },
  remove: { who: Circle.Admins, whenArchived: true },
} as const satisfies Record<string, { who: Circle; whenArchived: boolean }>;
export type RoomAction = keyof typeof ROOM_ACTIONS;

/** Whether a member of a room may ever do this with it; that it is archived is told apart, as a state. */
export const mayInRoom = (action: RoomAction, { isAdmin }: { isAdmin: boolean }): boolean =>
  CIRCLES[ROOM_ACTIONS[action].who]({ isAdmin, isAuthor: false });

/** A room that lost its last admin is taken over by somebody with permission M. */
export const mayTakeOver = (actor: Actor, room: { adminCount: number }): boolean =>
  isManager(actor) && room.adminCount === 0;
