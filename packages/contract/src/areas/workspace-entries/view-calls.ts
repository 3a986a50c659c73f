import { z } from 'zod';
import { defineCall, file, info, plain, rows } from '../../core/call.ts';
import { choice, code, codeOr, day, searchKey, text } from '../../core/fields.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { mayUseWorkspace } from '../workspace/policy.ts';
import { after, caller, oneRoom, taskFilter } from './fields.ts';
import { TASK_ORDERS, TASK_STATUS_CODES } from './kinds.ts';
import { boardColumn, calendarItem, hitRow, roomFileRow, tabCounts, taskRow } from './shapes.ts';

const reading = {
  may: mayUseWorkspace,
  actorFields: ['LoginUserId'],
  effect: 'read',
  spec: ['CALLS-150', 'WORK-29', 'D-37'],
} as const;

/** Calls of tasks, calendar, files and search of a room. */
export const entryViewCalls = {
  listTasks: defineCall({
    ...reading,
    path: 'Project/task-list',
    summary: '업무 표. After는 마지막으로 받은 entryId.',
    request: z.object({ ...taskFilter, ...after, OrderType: codeOr(TASK_ORDERS, TASK_ORDERS[0]) }),
    answer: rows(taskRow),
  }),
  readBoard: defineCall({
    ...reading,
    path: 'Project/task-board',
    summary: '보드: 상태마다 첫 쪽, 또는 TaskStatus 열에서 After 다음 쪽.',
    request: z.object({ ...taskFilter, ...after, TaskStatus: code(TASK_STATUS_CODES) }),
    answer: rows(boardColumn),
  }),
  listCalendar: defineCall({
    ...reading,
    path: 'Project/calendar-list',
    summary: '기간의 업무와 일정 (62일까지). ProjectId 0은 내 모든 방.',
    request: z.object({ ...caller, ProjectId: choice(), FromDay: day(), ToDay: day() }),
    answer: rows(calendarItem),
  }),
  listFiles: defineCall({
    ...reading,
    path: 'Project/room-file-list',
    summary: '방의 파일, 최신순. After는 마지막으로 받은 fileId.',
    request: z.object({ ...oneRoom, ...after, SearchKey: searchKey() }),
    answer: rows(roomFileRow),
  }),
  countTabs: defineCall({
    ...reading,
    path: 'Project/tab-count-info',
    summary: '탭에 표시할 수: 끝나지 않은 업무와 파일 (각각 1000까지).',
    spec: [...reading.spec, 'D-241'],
    request: z.object(oneRoom),
    answer: info(tabCounts),
  }),
  search: defineCall({
    ...reading,
    path: 'Project/entry-search',
    summary: '글과 댓글 검색 (두 글자부터), 최신순. ProjectId 0은 내 모든 방.',
    spec: [...reading.spec, 'D-239'],
    request: z.object({ ...caller, ...after, ProjectId: choice(), SearchKey: searchKey() }),
    answer: rows(hitRow),
  }),
  uploadFiles: defineCall({
    may: mayUseWorkspace,
    actorFields: ['LoginUserId'],
    effect: 'write',
    spec: ['CALLS-151', 'WORK-54', 'D-37'],
    path: 'Project/room-file-upload',
    summary: '첨부파일 업로드. 10개, 각 100MB까지. 글을 등록할 때 FileIds로 보냅니다.',
    request: z.object(oneRoom),
    upload: { files: FILE_RULES.roomFile.files, bytes: FILE_RULES.roomFile.bytes, tooLarge: 'FILE_SIZE' },
    answer: plain(
      z.object({
        fileIds: z.array(z.number()),
        files: z.array(z.object({ fileId: z.number(), fileName: z.string() })),
      }),
    ),
  }),
  download: defineCall({
    may: mayUseWorkspace,
    actorFields: [],
    effect: 'read',
    spec: ['CALLS-151', 'WORK-54', 'D-37', 'D-125'],
    path: 'Project/room-file-download',
    method: 'GET',
    summary: '첨부파일 내려받기 (파일 다운로드 권한).',
    request: z.object({ fileName: text(LONGEST_NAME) }),
    answer: file('save'),
  }),
  showPicture: defineCall({
    may: mayUseWorkspace,
    actorFields: [],
    effect: 'read',
    spec: ['CALLS-151', 'WORK-54', 'D-37', 'D-120'],
    root: 'uploads',
    path: 'Workspace/{name}',
    method: 'GET',
    summary: '그림 미리보기 (파일 보기 권한).',
    request: z.object({ name: text(LONGEST_NAME) }),
    answer: file('show'),
  }),
};
