import { z } from 'zod';
import { added, defineCall, done, info, list, plain, rows } from '../../core/call.ts';
import { internalConditions, stateCondition } from '../../core/condition-fields.ts';
import {
  amount,
  changeReasons,
  choice,
  code,
  codeOr,
  count,
  keywordFields,
  listFields,
  ownStatus,
  phone,
  text,
  time,
  userId,
  version,
} from '../../core/fields.ts';
import { TEXT_LIMIT, TOKEN_LIMIT } from '../../core/limits.ts';
import { INTERNAL_STEP_MENUS } from '../menu/keys.ts';
import { TODO_SCOPES } from '../outsourced-projects/todos.ts';
import {
  byWrId,
  copiedFields,
  foundId,
  materialLines,
  materialToggle,
  oneProject,
  oneStep,
  outsideNumber,
  sharedFields,
  statusCount,
  toggleAnswer,
} from '../project/shapes.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { MAINTENANCE_TYPES, PAY_TYPES, PROJECT_TYPES } from './kinds.ts';
import { mayUseInternalProjects } from './policy.ts';
import { internalInfo, internalRow } from './shapes.ts';
import { INTERNAL_LIST, INTERNAL_STATUSES, InternalStatus } from './status.ts';
import { INTERNAL_TODOS } from './todos.ts';

/** The filter for waiting work (LISTS-21). */
const todoFields = { SearchTodo: codeOr(['', ...INTERNAL_TODOS], ''), SearchScope: codeOr(TODO_SCOPES, 'mine') };

/** Fields of a registration. */
const registration = z.object({
  ...sharedFields,
  ...outsideNumber,
  ProjectType: code(PROJECT_TYPES),
  MaintenanceType: code(MAINTENANCE_TYPES),
  PayType: code(PAY_TYPES),
  Price: amount(),
  StartTime: time(),
  MizeMaterials: materialLines(),
});

/** All fields of an edit. A choice field that is not sent stays unchanged (D-79). */
const edit = z.object({
  ...registration.shape,
  ...oneProject,
  Version: version(),
  ChoiceUserId: userId().optional(),
  ChoiceCompanyId: choice().optional(),
  TotalPeople: count().optional(),
  managerUserName: text(TEXT_LIMIT.name).optional(),
  managerUserPhone: phone().optional(),
  MizeChangeReasons: changeReasons(),
});

const staff = { may: mayUseInternalProjects, actorFields: ['LoginId'] } as const;

export const internalProjectCalls = {
  listProjects: defineCall({
    ...staff,
    path: 'MizeConstruction/all-construction-list',
    summary: '마이즈 프로젝트목록.',
    spec: ['CALLS-40', 'INT-02', 'D-81'],
    effect: 'noted',
    actorFields: ['LoginUserId'],
    request: z.object({
      ...listFields(INTERNAL_LIST),
      ...todoFields,
      ...internalConditions,
      ...stateCondition(INTERNAL_STATUSES),
      LoginUserId: userId(),
    }),
    answer: list(internalRow),
  }),
  countProjects: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-status-count',
    summary: '마이즈 프로젝트목록의 상태별 건수.',
    spec: ['CALLS-127'],
    effect: 'read',
    actorFields: ['LoginUserId'],
    request: z.object({ ...keywordFields(INTERNAL_LIST), ...todoFields, ...internalConditions, LoginUserId: userId() }),
    answer: rows(statusCount(INTERNAL_STATUSES)),
  }),
  readProject: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-info',
    summary: '마이즈 프로젝트 한 건.',
    spec: ['CALLS-43', 'INT-51'],
    effect: 'noted',
    request: z.object(oneProject),
    answer: info(internalInfo),
  }),
  register: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-add',
    summary: '마이즈 프로젝트 등록. 상태는 진행중(N)으로 시작합니다.',
    spec: ['CALLS-42', 'INT-47', 'I1'],
    effect: 'write',
    request: registration,
    answer: added(z.object({ id: z.number() }), 'project.register.done'),
  }),
  edit: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-edit',
    summary: '마이즈 프로젝트 수정. 바뀐 항목마다 사유가 필요합니다.',
    spec: ['CALLS-44', 'INT-63', 'CHG-02', 'I2'],
    effect: 'write',
    request: edit,
    answer: done('project.edit.done'),
  }),
  complete: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-complete',
    menus: INTERNAL_STEP_MENUS,
    summary: '마이즈 프로젝트 완료 (N → YY).',
    spec: ['CALLS-46', 'INT-64', 'I3'],
    effect: 'write',
    request: z.object({ ...oneStep, Status: ownStatus(InternalStatus.Completed) }),
    answer: done('project.complete.done'),
  }),
  cancel: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-cancel-update',
    menus: INTERNAL_STEP_MENUS,
    summary: '마이즈 프로젝트 취소 (N → C).',
    spec: ['CALLS-45', 'INT-65', 'I4'],
    effect: 'write',
    request: z.object({ ...oneStep, Status: ownStatus(InternalStatus.Canceled), cancelMemo: text(TEXT_LIMIT.memo) }),
    answer: done('project.cancel.done'),
  }),
  toggleMaterials: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-materials-yn',
    menus: INTERNAL_STEP_MENUS,
    summary: '자재확정 (Y) 또는 자재수정 (N, 관리자 권한). 사유가 필요합니다.',
    spec: ['CALLS-47', 'MAT-15', 'I5', 'I6'],
    effect: 'write',
    request: z.object({ ...materialToggle, MizeChangeReasons: changeReasons(), ChangeReasons: changeReasons() }),
    answer: plain(toggleAnswer),
  }),
  remove: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-delete',
    menus: INTERNAL_STEP_MENUS,
    summary: '마이즈 프로젝트 삭제. 완료된 프로젝트는 거절됩니다.',
    spec: ['CALLS-41', 'INT-08', 'I7', 'D-82'],
    effect: 'write',
    request: z.object({ ...oneStep, ...deleteReason }),
    answer: done('project.remove.done'),
  }),
  findByWrId: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-id-info',
    summary: '외부 번호(WrId)로 마이즈 프로젝트 찾기. 없으면 빈 목록입니다.',
    spec: ['CALLS-39', 'D-07', 'D-85'],
    effect: 'read',
    request: byWrId,
    answer: rows(foundId),
  }),
  makeCopyToken: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-copy-token',
    summary: '프로젝트 복사 토큰 (10분, 본인만).',
    spec: ['INT-52', 'D-84'],
    effect: 'read',
    request: z.object(oneProject),
    answer: info(z.object({ token: z.string() })),
  }),
  openCopy: defineCall({
    ...staff,
    path: 'MizeConstruction/construction-copy-open',
    summary: '복사 토큰의 원본에서 등록 화면에 채울 열한 항목.',
    spec: ['INT-26', 'D-84'],
    effect: 'noted',
    request: z.object({ Data: text(TOKEN_LIMIT), LoginId: userId() }),
    answer: info(copiedFields),
  }),
};
