import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import {
  type CommentAction,
  ENTRY_ACTION_NAMES,
  type EntryAction,
  isPermittedOnComment,
  mayActOnEntry,
} from '@portal/contract/areas/workspace/policy';
import { ATTENDANCE_CODES, REACTION_CODES } from '@portal/contract/areas/workspace-entries/kinds';
import type {
  EntryFile,
  EntryReaction,
  EntryRow,
  RoomComment,
  Schedule,
  Task,
} from '@portal/contract/areas/workspace-entries/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { memberOf, type Room } from '#areas/workspace/public/room-access.ts';
import type { EntryRecord } from './queries/entries.ts';
import type { Parts } from './queries/load-parts.ts';
import type { CommentRecord, ListedEntry, listCommentMentions, listEntryFiles, TimeRecord } from './queries/parts.ts';

/** The most people shown for each answer to a schedule. */
const MAX_PEOPLE = 5;

type PersonRecord = { user_id: string; user_name: string; photo_name: string };

/** A user as entries show them. */
export const viewPerson = ({ user_id, user_name, photo_name }: PersonRecord) => ({
  userId: user_id,
  userName: user_name,
  photoName: photo_name,
});

type FileRecord = Pick<Awaited<ReturnType<typeof listEntryFiles>>[number], 'id' | 'name' | 'bytes' | 'is_picture'>;

/** A file of an entry that the user may see; without `mayLoad` it has no address, a picture neither (WORK-54). */
export const viewFile = (file: FileRecord, mayLoad: boolean): EntryFile => ({
  fileId: file.id,
  fileName: originalFileName(file.name),
  bytes: file.bytes,
  pictureYn: toYesNo(file.is_picture),
  showPath: mayLoad && file.is_picture ? `/uploads/${FILE_RULES.roomFile.folder}/${encodeURIComponent(file.name)}` : '',
  savePath: mayLoad ? `/api/Project/room-file-download?fileName=${encodeURIComponent(file.name)}` : '',
});

/** An entry that the user sees, and its room. */
type VisibleEntry = { room: Room; entry: Pick<EntryRecord, 'author_id' | 'visibility'> };
type Mention = Awaited<ReturnType<typeof listCommentMentions>>[number];

/** A comment as a member sees it; a deleted one stays without its text. */
export function viewComment(
  { room, entry }: VisibleEntry,
  comment: CommentRecord,
  mentions: readonly Mention[],
): RoomComment {
  const exists = comment.deleted_at === null;
  const member = { ...memberOf(room, entry), isCommentAuthor: comment.author_id === room.userId };
  const can = (action: CommentAction): boolean =>
    exists && !room.isArchived && isPermittedOnComment(action, room.permissions, entry, member);
  return {
    commentId: comment.id,
    entryId: comment.entry_id,
    parentId: comment.parent_id ?? 0,
    ...viewPerson(comment),
    commentContent: exists ? comment.content : '',
    mentions: exists ? mentions.filter(({ comment_id }) => comment_id === comment.id).map(viewPerson) : [],
    createdDtm: seoulTime(comment.created_at),
    editedYn: toYesNo(comment.edited_at !== null),
    delYn: toYesNo(!exists),
    editYn: toYesNo(can('edit')),
    removeYn: toYesNo(can('remove')),
    version: comment.version,
  };
}

const NO_TIME = { day: '', start_day: '', start_time: '', end_day: '', end_time: '', all_day: false };

/** One time of a schedule. */
export const viewTime = (time: Omit<TimeRecord, 'entry_id'>) => ({
  day: time.day,
  startDay: time.start_day,
  startTime: time.start_time,
  endDay: time.end_day,
  endTime: time.end_time,
  allDayYn: toYesNo(time.all_day),
});

const partsOf = <R extends { entry_id: number | null }>(rows: readonly R[], { id }: { id: number }): R[] =>
  rows.filter(({ entry_id }) => entry_id === id);

/** The fields that only tasks have; null for other kinds. */
export function viewTask(
  entry: ListedEntry,
  parts: Pick<Parts, 'assignees' | 'subTasks' | 'subTaskCounts'>,
): Task | null {
  if (entry.task_status === null || entry.priority === null) return null;
  const counts = parts.subTaskCounts.find(({ entry_id }) => entry_id === entry.id);
  return {
    taskStatus: entry.task_status,
    priority: entry.priority,
    startDay: entry.start_day ?? '',
    dueDay: entry.due_day ?? '',
    progress: entry.progress ?? 0,
    assignees: partsOf(parts.assignees, entry).map(viewPerson),
    subTasks: partsOf(parts.subTasks, entry).map((sub) => ({
      subTaskId: sub.id,
      title: sub.title,
      userId: sub.user_id ?? '',
      userName: sub.user_name ?? '',
      dueDay: sub.due_day ?? '',
      doneYn: toYesNo(sub.done),
      version: sub.version,
    })),
    subTaskCount: counts?.count ?? 0,
    subTaskDoneCount: counts?.done ?? 0,
  };
}

/** The fields that only schedules have. Members who have not answered count as undecided (WORK-35). */
function viewSchedule(entry: ListedEntry, parts: Parts, reader: { userId: string; audience: number }): Schedule | null {
  if (entry.kind !== 'S') return null;
  const answers = partsOf(parts.answers, entry);
  const decided = answers.filter(({ attendance }) => attendance !== 'U').length;
  return {
    ...viewTime(parts.times.find(({ entry_id }) => entry_id === entry.id) ?? NO_TIME),
    place: entry.place,
    reminder: entry.reminder,
    repeat: entry.repeat,
    repeatUntil: entry.repeat_until ?? '',
    myAttendance: answers.find(({ user_id }) => user_id === reader.userId)?.attendance ?? 'U',
    attendances: ATTENDANCE_CODES.map((attendance) => {
      const people = answers.filter((answer) => answer.attendance === attendance);
      const count = attendance === 'U' ? Math.max(0, reader.audience - decided) : people.length;
      return { attendance, count, people: people.slice(0, MAX_PEOPLE).map(viewPerson) };
    }),
  };
}

/** Whether the caller is an assignee of this task. */
export const isAssignee = (room: Room, entry: { id: number }, { assignees }: Pick<Parts, 'assignees'>): boolean =>
  partsOf(assignees, entry).some(({ user_id }) => user_id === room.userId);

/** The reactions to an entry in the order of their codes. */
const viewReactions = (entry: { id: number }, parts: Parts): EntryReaction[] =>
  REACTION_CODES.flatMap((reaction) => {
    const given = partsOf(parts.reactions, entry).find((row) => row.reaction === reaction);
    return given ? [{ reaction, count: given.count, mineYn: toYesNo(given.own), userNames: given.names }] : [];
  });

/** An entry as one member sees it. */
export function viewEntry(room: Room, entry: ListedEntry, parts: Parts): EntryRow {
  const member = memberOf(room, entry);
  const assigned = { ...member, isAssignee: isAssignee(room, entry, parts) };
  const can = (action: EntryAction): boolean => mayActOnEntry(action, room, entry, assigned);
  const read = parts.readers.find(({ entry_id }) => entry_id === entry.id);
  const audienceCount = read?.audience ?? 0;
  const text = parts.texts.find(({ entry_id }) => entry_id === entry.id);
  return {
    entryId: entry.id,
    projectId: room.id,
    projectName: room.name,
    projectColor: room.color,
    entryKind: entry.kind,
    ...viewPerson(entry),
    deptName: entry.dept_name,
    positionName: entry.position,
    title: entry.title,
    content: text?.content ?? '',
    contentMoreYn: toYesNo(text?.is_cut ?? false),
    visibility: entry.visibility,
    mentions: partsOf(parts.mentions, entry).map(viewPerson),
    createdDtm: seoulTime(entry.created_at),
    editedDtm: entry.edited_at ? seoulTime(entry.edited_at) : '',
    pinnedYn: toYesNo(entry.pinned_at !== null),
    readYn: toYesNo(member.isAuthor || (read?.own ?? false)),
    readCount: read?.readers ?? 0,
    audienceCount,
    files: can('seeFiles') ? partsOf(parts.files, entry).map((file) => viewFile(file, can('download'))) : [],
    reactions: viewReactions(entry, parts),
    commentCount: entry.comment_count,
    comments: partsOf(parts.comments, entry).map((comment) =>
      viewComment({ room, entry }, comment, parts.commentMentions),
    ),
    task: viewTask(entry, parts),
    schedule: viewSchedule(entry, parts, { userId: room.userId, audience: audienceCount }),
    actions: ENTRY_ACTION_NAMES.filter(can),
    version: entry.version,
    changeNo: entry.change_no,
  };
}
