import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { added, defineCall, done, info, plain, rows } from '../../core/call.ts';
import { choice, codeOr, codeOrBlank, searchKey, text, userId, userIds, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { ALARM_MODE_CODES, JOIN_STATUSES, ROOM_SCOPES } from './kinds.ts';
import { mayUseWorkspace } from './policy.ts';
import {
  caller,
  editFields,
  memberRow,
  oneRoom,
  recordRow,
  requestRow,
  roomFields,
  roomInfo,
  roomRow,
  sideRoom,
  staffRow,
} from './shapes.ts';

const common = { may: mayUseWorkspace, actorFields: ['LoginUserId'] } as const;
const reading = { ...common, effect: 'read' } as const;
const writing = { ...common, effect: 'write' } as const;
/** Keyset paging: rows after this id, 0 for the first page. A page with fewer rows than its size is the last. */
const after = { After: choice() };
const search = { SearchKey: searchKey() };
const oneMember = z.object({ ...oneRoom, MemberUserId: userId() });
const joined = z.object({ projectId: z.number(), joinStatus: z.enum(JOIN_STATUSES) });

export const workspaceCalls = {
  listSide: defineCall({
    ...reading,
    path: 'Project/left-project-list',
    summary: '내가 멤버인 방, 최신순. 보관된 것은 없습니다.',
    spec: ['CALLS-17', 'WORK-10', 'D-39'],
    request: z.object(caller),
    answer: rows(sideRoom),
  }),
  add: defineCall({
    ...writing,
    path: 'Project/project-add',
    summary: '워크스페이스 방 생성. 만든 사람이 관리자이며 첫 멤버입니다.',
    spec: ['CALLS-18', 'WORK-25', 'D-36', 'D-39'],
    request: z.object(roomFields),
    answer: added(z.object({ projectId: z.number(), name: z.string() }), 'workspace.add.done'),
  }),
  list: defineCall({
    ...reading,
    path: 'Project/project-list',
    summary: '내 방, 참여할 수 있는 방, 보관된 방, 관리자가 없는 방.',
    spec: ['CALLS-145', 'WORK-28', 'D-22', 'D-36'],
    request: z.object({ ...caller, ...after, ...search, SearchScope: codeOr(ROOM_SCOPES, 'M') }),
    answer: rows(roomRow),
  }),
  read: defineCall({
    ...reading,
    path: 'Project/project-info',
    summary: '방 한 건 (멤버).',
    spec: ['CALLS-145', 'WORK-29', 'D-36'],
    request: z.object(oneRoom),
    answer: info(roomInfo),
  }),
  edit: defineCall({
    ...writing,
    path: 'Project/project-edit',
    summary: '방 설정 (관리자). 다른 ViewPost는 거절합니다.',
    spec: ['CALLS-145', 'WORK-24', 'D-38'],
    request: z.object(editFields),
    answer: done('workspace.edit.done'),
  }),
  archive: defineCall({
    ...writing,
    path: 'Project/project-archive',
    summary: '보관 (ArchiveYn Y) 또는 다시 열기 (관리자).',
    spec: ['CALLS-145', 'D-36'],
    request: z.object({ ...oneRoom, ArchiveYn: yesNo() }),
    answer: done('workspace.archive.done'),
  }),
  remove: defineCall({
    ...writing,
    path: 'Project/project-delete',
    summary: '방 삭제 (관리자). Name은 프로젝트명과 같아야 합니다.',
    spec: ['CALLS-145', 'D-36'],
    request: z.object({ ...oneRoom, Name: text(TEXT_LIMIT.name), ...deleteReason }),
    answer: done('workspace.remove.done'),
  }),
  join: defineCall({
    ...writing,
    path: 'Project/project-join',
    summary: '참여. 관리자 승인이 필요하면 요청이 됩니다. 초대받은 사람은 바로 참여합니다.',
    spec: ['CALLS-146', 'WORK-16', 'D-36'],
    request: z.object(oneRoom),
    answer: plain(z.object({ data: z.array(joined), message: z.string() })),
  }),
  withdraw: defineCall({
    ...writing,
    path: 'Project/project-join-cancel',
    summary: '내 참여 요청 취소, 또는 받은 초대 거절.',
    spec: ['CALLS-146', 'D-36'],
    request: z.object(oneRoom),
    answer: done('workspace.joinCancel.done'),
  }),
  listRequests: defineCall({
    ...reading,
    path: 'Project/project-request-list',
    summary: '내가 승인할 참여 요청. ProjectId 0은 모든 방.',
    spec: ['CALLS-146', 'WORK-16', 'D-36'],
    request: z.object({ ...caller, ProjectId: choice() }),
    answer: rows(requestRow),
  }),
  approve: defineCall({
    ...writing,
    path: 'Project/project-request-approve',
    summary: '참여 승인 (관리자).',
    spec: ['CALLS-146', 'WORK-16', 'D-36'],
    request: oneMember,
    answer: done('workspace.approve.done'),
  }),
  refuse: defineCall({
    ...writing,
    path: 'Project/project-request-refuse',
    summary: '참여 거절 (관리자).',
    spec: ['CALLS-146', 'D-36'],
    request: oneMember,
    answer: done('workspace.refuse.done'),
  }),
  invite: defineCall({
    ...writing,
    path: 'Project/project-invite',
    summary: '직원 초대 (관리자). 요청한 사람은 바로 멤버가 됩니다.',
    spec: ['CALLS-146', 'D-36'],
    request: z.object({ ...oneRoom, MemberUserIds: userIds() }),
    answer: done('workspace.invite.done'),
  }),
  cancelInvite: defineCall({
    ...writing,
    path: 'Project/project-invite-cancel',
    summary: '초대 취소 (관리자).',
    spec: ['CALLS-146', 'D-36'],
    request: oneMember,
    answer: done('workspace.inviteCancel.done'),
  }),
  listMembers: defineCall({
    ...reading,
    path: 'Project/project-member-list',
    summary: '멤버, 관리자 먼저. 관리자에게는 초대한 사람도.',
    spec: ['CALLS-146', 'D-36'],
    request: z.object(oneRoom),
    answer: rows(memberRow),
  }),
  listStaff: defineCall({
    ...reading,
    path: 'Project/project-staff-list',
    summary: '초대할 수 있는 직원 (관리자).',
    spec: ['CALLS-146', 'D-36'],
    request: z.object({ ...oneRoom, ...search }),
    answer: rows(staffRow),
  }),
  addAdmin: defineCall({
    ...writing,
    path: 'Project/project-admin-add',
    summary: '멤버를 관리자로 지정 (관리자).',
    spec: ['CALLS-146', 'D-36'],
    request: oneMember,
    answer: done('workspace.admin.done'),
  }),
  removeAdmin: defineCall({
    ...writing,
    path: 'Project/project-admin-delete',
    summary: '관리자 해제 (관리자). 마지막 관리자는 할 수 없습니다.',
    spec: ['CALLS-146', 'D-36'],
    request: oneMember,
    answer: done('workspace.adminRemove.done'),
  }),
  removeMember: defineCall({
    ...writing,
    path: 'Project/project-member-delete',
    summary: '멤버 내보내기 (관리자).',
    spec: ['CALLS-146', 'D-36'],
    request: oneMember,
    answer: done('workspace.memberRemove.done'),
  }),
  leave: defineCall({
    ...writing,
    path: 'Project/project-leave',
    summary: '나가기. 마지막 관리자는 나갈 수 없습니다.',
    spec: ['CALLS-146', 'D-36'],
    request: z.object(oneRoom),
    answer: done('workspace.leave.done'),
  }),
  takeOver: defineCall({
    ...writing,
    may: isManager,
    path: 'Project/project-take-over',
    summary: '관리자가 없는 방을 이어받기 (관리자 권한).',
    spec: ['CALLS-146', 'D-36'],
    request: z.object(oneRoom),
    answer: done('workspace.takeOver.done'),
  }),
  setAlarms: defineCall({
    ...writing,
    path: 'Project/project-alarm-set',
    summary: '이 방의 내 알림: 모두, 나와 관련된 것만, 받지 않음.',
    spec: ['CALLS-145', 'D-37'],
    request: z.object({ ...oneRoom, AlarmMode: codeOrBlank(ALARM_MODE_CODES, 'M') }),
    answer: done('workspace.alarms.done'),
  }),
  listRecord: defineCall({
    ...reading,
    path: 'Project/project-record-list',
    summary: '멤버와 설정의 변경 기록, 최신순 (멤버).',
    spec: ['CALLS-145', 'D-36', 'D-38'],
    request: z.object({ ...oneRoom, ...after }),
    answer: rows(recordRow),
  }),
};
