import { z } from 'zod';
import { added, defineCall, done, info, rows } from '../../core/call.ts';
import { choice, code, day, id, text, values, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { RICH_LIMIT } from '../../core/rich-text.ts';
import { mayUseWorkspace } from '../workspace/policy.ts';
import {
  after,
  caller,
  oneEntry,
  oneRoom,
  postFields,
  scheduleFields,
  subTaskFields,
  taskFields,
  timesFields,
  versionField,
} from './fields.ts';
import { ATTENDANCE_CODES, ENTRY_KIND_CODES, REACTION_CODES, TASK_STATUS_CODES } from './kinds.ts';
import { entryReader, entryRow, feedChanges, historyRow } from './shapes.ts';

const common = { may: mayUseWorkspace, actorFields: ['LoginUserId'] } as const;
const reading = { ...common, effect: 'read', spec: ['CALLS-147', 'WORK-29', 'D-37', 'D-200'] } as const;
const writing = { ...common, effect: 'write', spec: ['CALLS-148', 'WORK-29', 'D-37'] } as const;
const entryKey = z.object({ entryId: z.number() });
/** Calls with rich text have a higher body limit (wire.md, Calls). */
const adding = {
  ...writing,
  bodyLimit: RICH_LIMIT.withoutPictures,
  answer: added(entryKey, 'entry.add.done'),
} as const;
const editing = { ...writing, answer: done('entry.edit.done') } as const;
const rewriting = { ...editing, bodyLimit: RICH_LIMIT.withoutPictures } as const;
const removing = { ...writing, answer: done('entry.remove.done') } as const;
const oneSubTask = { SubTaskId: id(), ...caller };
/** One occurrence of a schedule. Day is its day in the series. */
const oneTime = { ...oneEntry, Day: day() };

/** Calls of the feed: posts, tasks and schedules (WORK-29 to WORK-38). */
export const workspaceEntryCalls = {
  listFeed: defineCall({
    ...reading,
    path: 'Project/feed-list',
    summary:
      '피드, 최신순. ProjectId 0은 내 모든 방. After는 마지막으로 받은 entryId. 긴 내용은 일부만 오며 contentMoreYn이 Y입니다.',
    request: z.object({ ...caller, ...after, ProjectId: choice(), EntryKind: code(ENTRY_KIND_CODES) }),
    answer: rows(entryRow),
  }),
  listPinned: defineCall({
    ...reading,
    path: 'Project/feed-pinned-list',
    summary: '고정된 글 (3개까지).',
    request: z.object(oneRoom),
    answer: rows(entryRow),
  }),
  refreshFeed: defineCall({
    ...reading,
    path: 'Project/feed-refresh',
    summary:
      '열린 피드가 놓친 것: 바뀐 글, 사라진 글, 새 글 수. ChangeNo는 마지막으로 받은 값. moreIds는 같은 ChangeNo로 다시 요청합니다. ProjectId 0은 내 모든 방.',
    request: z.object({ ...caller, ProjectId: choice(), EntryIds: values(), ChangeNo: choice() }),
    answer: info(feedChanges),
  }),
  read: defineCall({
    ...reading,
    path: 'Project/entry-info',
    summary: '글, 업무, 일정 한 건 전체.',
    request: z.object(oneEntry),
    answer: info(entryRow),
  }),
  listHistory: defineCall({
    ...reading,
    path: 'Project/entry-history-list',
    summary: '수정 전 내용, 최신순 (수정할 수 있는 사람). 긴 내용은 일부만 오며 moreYn이 Y입니다.',
    request: z.object({ ...oneEntry, ...after }),
    answer: rows(historyRow),
  }),
  readHistory: defineCall({
    ...reading,
    path: 'Project/entry-history-info',
    summary: '수정 전 내용 한 건 전체 (수정할 수 있는 사람).',
    request: z.object({ ...oneEntry, HistoryId: id() }),
    answer: info(historyRow),
  }),
  listReaders: defineCall({
    ...reading,
    spec: [...reading.spec, 'D-237'],
    path: 'Project/entry-reader-list',
    summary: '글을 볼 수 있는 멤버와 읽은 시각. 읽은 사람이 먼저, 읽지 않은 사람은 readDtm이 비어 있습니다.',
    request: z.object(oneEntry),
    answer: rows(entryReader),
  }),
  markRead: defineCall({
    ...writing,
    spec: ['CALLS-147', 'WORK-29', 'D-37'],
    path: 'Project/entry-read',
    summary: '본 글을 읽음 처리합니다. 가장 최근 글까지 새 글이 아니게 됩니다.',
    request: z.object({ ...oneRoom, EntryIds: values() }),
    answer: done('entry.read.done'),
  }),
  addPost: defineCall({
    ...adding,
    path: 'Project/post-add',
    summary: '글 등록.',
    request: z.object({ ...oneRoom, ...postFields }),
  }),
  editPost: defineCall({
    ...rewriting,
    path: 'Project/post-edit',
    summary: '글 수정.',
    request: z.object({ ...oneEntry, ...versionField, ...postFields }),
  }),
  addTask: defineCall({
    ...adding,
    path: 'Project/task-add',
    summary: '업무 등록.',
    request: z.object({ ...oneRoom, ...taskFields }),
  }),
  editTask: defineCall({
    ...rewriting,
    path: 'Project/task-edit',
    summary: '업무 수정.',
    request: z.object({ ...oneEntry, ...versionField, ...taskFields }),
  }),
  changeTask: defineCall({
    ...editing,
    path: 'Project/task-change',
    summary:
      '업무의 한 항목 변경 (taskStatus는 담당자도): Field는 taskStatus, priority, startDay, dueDay, days, progress, assignees 중 하나. days는 시작일과 마감일을 함께 옮깁니다.',
    request: z.object({
      ...oneEntry,
      ...versionField,
      Field: z.enum(['taskStatus', 'priority', 'startDay', 'dueDay', 'days', 'progress', 'assignees']),
      /** Depends on Field: a code, a day or '', a number, or several days or user ids joined by '^'. */
      Value: text(TEXT_LIMIT.joined),
    }),
  }),
  moveTask: defineCall({
    ...editing,
    path: 'Project/task-move',
    summary: '보드에서 이동: 상태와, 그 열에서 바로 위에 있을 업무 (0은 맨 위).',
    request: z.object({ ...oneEntry, TaskStatus: code(TASK_STATUS_CODES), AboveId: choice() }),
  }),
  addSubTask: defineCall({
    ...writing,
    path: 'Project/subtask-add',
    summary: '하위 업무 등록.',
    request: z.object({ ...oneEntry, ...subTaskFields }),
    answer: added(z.object({ subTaskId: z.number() }), 'entry.add.done'),
  }),
  editSubTask: defineCall({
    ...editing,
    path: 'Project/subtask-edit',
    summary: '하위 업무 수정.',
    request: z.object({ ...oneSubTask, ...versionField, ...subTaskFields, DoneYn: yesNo() }),
  }),
  removeSubTask: defineCall({
    ...removing,
    path: 'Project/subtask-delete',
    summary: '하위 업무 삭제.',
    request: z.object({ ...oneSubTask, ...versionField }),
  }),
  addSchedule: defineCall({
    ...adding,
    path: 'Project/schedule-add',
    summary: '일정 등록.',
    request: z.object({ ...oneRoom, ...scheduleFields }),
  }),
  editSchedule: defineCall({
    ...rewriting,
    path: 'Project/schedule-edit',
    summary: '일정 수정, 반복 일정은 전체.',
    request: z.object({ ...oneEntry, ...versionField, ...scheduleFields }),
  }),
  editTime: defineCall({
    ...editing,
    path: 'Project/schedule-day-edit',
    summary: '반복 일정 중 하루만 변경. Day는 반복에서의 날짜.',
    request: z.object({ ...oneTime, ...versionField, ...timesFields }),
  }),
  removeTime: defineCall({
    ...removing,
    path: 'Project/schedule-day-delete',
    summary: '반복 일정 중 하루만 제외.',
    request: z.object({ ...oneTime, ...versionField }),
  }),
  attend: defineCall({
    ...writing,
    path: 'Project/schedule-attend',
    summary: '참석 여부. Day가 비면 다음 일정.',
    request: z.object({ ...oneTime, Attendance: code(ATTENDANCE_CODES) }),
    answer: done('entry.attend.done'),
  }),
  react: defineCall({
    ...writing,
    spec: [...writing.spec, 'D-237'],
    path: 'Project/entry-react',
    summary: '글에 내 반응을 남기거나 (OnYn Y) 지웁니다. 반응마다 한 번.',
    request: z.object({ ...oneEntry, Reaction: code(REACTION_CODES), OnYn: yesNo() }),
    answer: done('entry.react.done'),
  }),
  pin: defineCall({
    ...writing,
    path: 'Project/entry-pin',
    summary: '고정 또는 해제 (관리자). 3개까지.',
    request: z.object({ ...oneEntry, PinYn: yesNo() }),
    answer: done('entry.pin.done'),
  }),
  remove: defineCall({
    ...removing,
    path: 'Project/entry-delete',
    summary: '글 삭제 (관리자 또는 작성자). 댓글과 파일도 삭제됩니다.',
    request: z.object({ ...oneEntry, ...versionField }),
  }),
};
