import { z } from 'zod';
import { code, flag, id, text, userId, version, yesNo } from '../../core/fields.ts';
import { YES_NO } from '../../core/formats.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { ALARM_MODE_CODES, HOME_TAB_CODES, JOIN_STATUSES, ROOM_COLORS } from './kinds.ts';
import { ROOM_RIGHTS, type RoomRight } from './policy.ts';

/** A code of the list; blank becomes its first. */
const codeOrFirst = <const C extends string>(codes: readonly [C, ...C[]]) =>
  text()
    .transform((value) => value || codes[0])
    .pipe(z.enum(codes));

/** A permission in a request; blank becomes '전체' (WORK-17). */
const permission = <P extends RoomRight>(name: P) =>
  codeOrFirst<(typeof ROOM_RIGHTS)[P]['circles'][number]>(ROOM_RIGHTS[name].circles);

/** The caller, and the room of the request. */
export const caller = { LoginUserId: userId() };
export const oneRoom = { ProjectId: id(), ...caller };

/** The fields of the room dialog (WORK-12 to WORK-23). A missing field gets the dialog's default. */
export const roomFields = {
  Name: text(TEXT_LIMIT.name),
  Description: text(TEXT_LIMIT.memo),
  HomeTabType: codeOrFirst(HOME_TAB_CODES),
  AdminApprovalYn: yesNo(),
  CreatePost: permission('CreatePost'),
  EditPost: permission('EditPost'),
  ViewPost: permission('ViewPost'),
  CreateComment: permission('CreateComment'),
  ViewFile: permission('ViewFile'),
  DownloadFile: permission('DownloadFile'),
  /** Blank leaves the colour unchanged; a new room gets one of the list. */
  Color: code(ROOM_COLORS),
  ...caller,
};

/** The settings of an edit. A blank field, except the description, stays unchanged. */
export const editFields = {
  Name: roomFields.Name,
  Description: roomFields.Description,
  HomeTabType: code(HOME_TAB_CODES),
  AdminApprovalYn: code(YES_NO),
  CreatePost: code(ROOM_RIGHTS.CreatePost.circles),
  EditPost: code(ROOM_RIGHTS.EditPost.circles),
  ViewPost: code(ROOM_RIGHTS.ViewPost.circles),
  CreateComment: code(ROOM_RIGHTS.CreateComment.circles),
  ViewFile: code(ROOM_RIGHTS.ViewFile.circles),
  DownloadFile: code(ROOM_RIGHTS.DownloadFile.circles),
  Color: roomFields.Color,
  Version: version(),
  ...oneRoom,
};

/** The circle that a room gave each permission, in an answer. */
const permissionAnswers = {
  createPost: z.enum(ROOM_RIGHTS.CreatePost.circles),
  editPost: z.enum(ROOM_RIGHTS.EditPost.circles),
  viewPost: z.enum(ROOM_RIGHTS.ViewPost.circles),
  createComment: z.enum(ROOM_RIGHTS.CreateComment.circles),
  viewFile: z.enum(ROOM_RIGHTS.ViewFile.circles),
  downloadFile: z.enum(ROOM_RIGHTS.DownloadFile.circles),
};

/** A room of the user in the side column (WORK-10). */
export const sideRoom = z.object({
  projectId: z.number(),
  name: z.string(),
  color: z.enum(ROOM_COLORS),
  homeTabType: z.enum(HOME_TAB_CODES),
  /** Number of new entries, at most NEW_COUNT_LIMIT. */
  newCount: z.number(),
});
export type SideRoom = z.output<typeof sideRoom>;

/**
 * A room in the list /special/report/list. It has nothing about the entries of a room that the user is not a member of.
 */
export const roomRow = z.object({
  projectId: z.number(),
  name: z.string(),
  description: z.string(),
  color: z.enum(ROOM_COLORS),
  homeTabType: z.enum(HOME_TAB_CODES),
  adminApprovalYn: flag,
  archivedYn: flag,
  joinStatus: z.enum(JOIN_STATUSES),
  adminYn: flag,
  memberCount: z.number(),
  /** The first three names, admins first. */
  memberNames: z.array(z.string()),
  /** Time of the newest entry that the user may see, or ''. */
  lastEntryDtm: z.string(),
  newCount: z.number(),
  /** Number of waiting requests, for admins. */
  requestCount: z.number(),
});
export type RoomRow = z.output<typeof roomRow>;

/** A room, as its members see it. */
export const roomInfo = z.object({
  projectId: z.number(),
  name: z.string(),
  description: z.string(),
  color: z.enum(ROOM_COLORS),
  homeTabType: z.enum(HOME_TAB_CODES),
  adminApprovalYn: flag,
  ...permissionAnswers,
  archivedYn: flag,
  adminYn: flag,
  adminCount: z.number(),
  memberCount: z.number(),
  requestCount: z.number(),
  alarmMode: z.enum(ALARM_MODE_CODES),
  /** Version of the settings. */
  version: z.number(),
  /** Increases with every change in the room. An open feed sends it to get the changes since (feed-refresh). */
  changeNo: z.number(),
});
export type RoomInfo = z.output<typeof roomInfo>;

/** A member of a room, or a user who could become one. */
const person = {
  userId: z.string(),
  userName: z.string(),
  deptName: z.string(),
  positionName: z.string(),
  photoName: z.string(),
};

export const memberRow = z.object({
  ...person,
  /** Member or, for admins only, invited. */
  joinStatus: z.enum(JOIN_STATUSES),
  adminYn: flag,
  createdDtm: z.string(),
});
export type MemberRow = z.output<typeof memberRow>;

export const staffRow = z.object(person);

export const requestRow = z.object({
  ...person,
  projectId: z.number(),
  projectName: z.string(),
  createdDtm: z.string(),
});
export type RequestRow = z.output<typeof requestRow>;

/** A line of a room's record: the user, the action, and its object. */
export const recordRow = z.object({
  recordId: z.number(),
  userId: z.string(),
  userName: z.string(),
  action: z.string(),
  detail: z.string(),
  createdDtm: z.string(),
});
