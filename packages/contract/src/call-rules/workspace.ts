import { roomChecks } from '../areas/workspace/forms.ts';
import {
  postChecks,
  roomCommentChecks,
  scheduleChecks,
  subTaskChecks,
  taskChecks,
  timesChecks,
} from '../areas/workspace-entries/forms.ts';
import { ATTACHED, type CallRules, type RulesByPath } from './rule.ts';

const ARCHIVED = ['ROOM_ARCHIVED'] as const;
const NAMING = [...ARCHIVED, 'NOT_MEMBER', 'CANNOT_SEE'] as const;
const WRITING = [...NAMING, 'FILE_COUNT'] as const;

const open: CallRules = { refusals: ARCHIVED };
const lastAdmin: CallRules = { refusals: [...ARCHIVED, 'LAST_ADMIN'] };
const request: CallRules = { refusals: [...ARCHIVED, 'REQUEST_DECIDED', 'ROOM_FULL', 'ROOMS_FULL'] };

/** The rules of rooms and their entries. */
export const workspaceRules: RulesByPath = {
  'Project/project-add': { checks: roomChecks, refusals: [...ARCHIVED, 'VIEW_POST_FIXED', 'ROOMS_FULL'] },
  'Project/project-edit': { checks: roomChecks, refusals: [...ARCHIVED, 'VIEW_POST_FIXED'] },
  'Project/project-archive': { refusals: [...ARCHIVED, 'ROOMS_FULL'] },
  'Project/project-delete': { messages: ['workspace.remove.name'] },
  'Project/project-join': { refusals: [...ARCHIVED, 'ROOM_FULL', 'ROOMS_FULL'], messages: ['workspace.join.waiting'] },
  'Project/project-join-cancel': { refusals: ['REQUEST_DECIDED'] },
  'Project/project-request-approve': { ...request, messages: ['workspace.invite.none'] },
  'Project/project-request-refuse': request,
  'Project/project-invite': { ...request, messages: ['workspace.invite.none', 'workspace.invite.nobody'] },
  'Project/project-invite-cancel': request,
  'Project/project-admin-add': open,
  'Project/project-admin-delete': lastAdmin,
  'Project/project-member-delete': lastAdmin,
  'Project/project-leave': lastAdmin,
  'Project/project-take-over': { refusals: ['ROOM_HAS_ADMIN', 'ROOM_FULL', 'ROOMS_FULL'] },
  'Project/post-add': { checks: postChecks, refusals: WRITING },
  'Project/post-edit': { checks: postChecks, refusals: WRITING },
  'Project/task-add': { checks: taskChecks, refusals: WRITING },
  'Project/task-edit': { checks: taskChecks, refusals: WRITING },
  'Project/task-change': { messages: taskChecks.map(({ message }) => message), refusals: NAMING },
  'Project/task-move': open,
  'Project/subtask-add': { checks: subTaskChecks, refusals: [...NAMING, 'SUB_TASKS_FULL'] },
  'Project/subtask-edit': { checks: subTaskChecks, refusals: NAMING },
  'Project/subtask-delete': open,
  'Project/schedule-add': { checks: scheduleChecks, refusals: WRITING },
  'Project/schedule-edit': { checks: scheduleChecks, refusals: WRITING },
  'Project/schedule-day-edit': { checks: timesChecks, refusals: ARCHIVED },
  'Project/schedule-day-delete': { refusals: [...ARCHIVED, 'BAD_STATE'] },
  'Project/schedule-attend': open,
  'Project/entry-react': open,
  'Project/entry-pin': { refusals: [...ARCHIVED, 'PINNED_FULL'] },
  'Project/entry-delete': open,
  'Project/entry-comment-add': { checks: roomCommentChecks, refusals: NAMING },
  'Project/entry-comment-edit': { checks: roomCommentChecks, refusals: NAMING },
  'Project/entry-comment-delete': open,
  'Project/room-file-upload': { refusals: [...ARCHIVED, ...ATTACHED, 'QUOTA_ROOM'] },
};
