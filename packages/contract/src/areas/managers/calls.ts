import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, info, list, plain, rows } from '../../core/call.ts';
import {
  changeReasons,
  choice,
  codeOr,
  flag,
  keywordFields,
  listFields,
  mobile,
  text,
  userId,
  version,
} from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';
import { MENU } from '../menu/keys.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { MANAGER_LIST } from './lists.ts';

const managerRow = z.object({
  userId: z.string(),
  no: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  userName: z.string(),
  areaId: z.number(),
  areaName: z.string(),
  /** With hyphens; '' for none. */
  userPhone: z.string(),
  userPosition: z.string(),
  /** Number of projects the contact person won that are awarded, completed, invoiced or settled (D-102). */
  projectCnt: z.number(),
  /** Those of them that are awarded and not yet completed (D-395). */
  ongoingCnt: z.number(),
  delYn: flag,
  /** '' for an account that never signed in, and for contractors (D-355). */
  lastLoginDtm: z.string(),
});
export type ManagerRow = z.output<typeof managerRow>;

const managerInfo = managerRow.omit({ no: true }).extend({
  /** The mask when a password is set, else '' (D-11). */
  userPw: z.string(),
  specialMemo: z.string(),
  createdDtm: z.string(),
  /** When the record was blanked after its retention period; '' before. */
  blankedDtm: z.string(),
  version: z.number(),
});
export type ManagerInfo = z.output<typeof managerInfo>;

const managerFields = {
  CompanyId: choice(),
  UserName: text(TEXT_LIMIT.name),
  UserPosition: text(TEXT_LIMIT.name),
  UserPhone: mobile(),
  SpecialMemo: text(TEXT_LIMIT.memo),
  AreaId: choice(),
  LoginId: userId(),
};

const oneManager = z.object({ UserId: userId(), LoginId: userId() });

export const managerCalls = {
  list: defineCall({
    path: 'Manager/all-manager-list',
    summary: '업체 담당자목록. 협력업체는 소속 업체의 담당자만 받습니다.',
    spec: ['CALLS-62', 'MGR-02', 'D-101', 'D-102', 'D-395'],
    effect: 'noted',
    may: isSignedIn,
    menus: [MENU.managerList],
    actorFields: ['LoginUserId'],
    request: z.object({
      ...listFields(MANAGER_LIST),
      /** Default: staff get all contact persons, contractors only those that are not deleted (wire.md, People). */
      SearchActiveStatus: codeOr(['', 'A', ...MANAGER_LIST.statuses], ''),
      CompanyId: choice(),
      LoginUserId: userId(),
    }),
    answer: list(managerRow),
  }),
  countByStatus: defineCall({
    path: 'Manager/all-manager-status-count',
    summary: '업체 담당자목록의 상태별 인원. 상태를 뺀 같은 조건입니다.',
    spec: ['CALLS-219', 'D-101', 'D-274'],
    effect: 'read',
    may: isSignedIn,
    menus: [MENU.managerList],
    actorFields: ['LoginUserId'],
    request: z.object({ ...keywordFields(MANAGER_LIST), CompanyId: choice(), LoginUserId: userId() }),
    answer: rows(z.object({ status: z.enum(MANAGER_LIST.statuses), count: z.number() })),
  }),
  checkPhone: defineCall({
    path: 'Manager/check-phone',
    summary: '담당자 전화번호 중복 확인. data가 비어 있지 않으면 중복입니다.',
    spec: ['CALLS-65', 'MGR-26', 'D-103'],
    effect: 'read',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginUserId'],
    request: z.object({ userPhone: mobile(), LoginUserId: userId() }),
    answer: plain(z.object({ data: z.array(z.object({ userPhone: z.string() })) })),
  }),
  register: defineCall({
    path: 'Manager/manager-add',
    summary: '업체 담당자 등록. 아이디는 전화번호의 숫자입니다.',
    spec: ['CALLS-66', 'MGR-23', 'D-100'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginId'],
    request: z.object(managerFields),
    answer: added(z.object({ userId: z.string() }), 'manager.register.done'),
  }),
  read: defineCall({
    path: 'Manager/manager-info',
    summary: '업체 담당자 상세.',
    spec: ['CALLS-67', 'MGR-40'],
    effect: 'noted',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginId'],
    request: oneManager,
    answer: info(managerInfo),
  }),
  edit: defineCall({
    path: 'Manager/manager-edit',
    summary: '업체 담당자 수정. 바뀐 항목마다 사유가 필요합니다.',
    spec: ['CALLS-68', 'MGR-40', 'MGR-45', 'D-11'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginId'],
    request: z.object({
      ...managerFields,
      UserId: userId(),
      UserPw: text(PASSWORD_FIELD_LIMIT),
      ManagerChangeReasons: changeReasons(),
      Version: version(),
    }),
    answer: done('manager.edit.done'),
  }),
  remove: defineCall({
    path: 'Manager/manager-delete',
    summary: '업체 담당자 삭제. 세션이 바로 끝납니다.',
    spec: ['CALLS-63', 'MGR-17', 'D-101'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginId'],
    request: oneManager.extend(deleteReason),
    answer: done('manager.remove.done'),
  }),
  restore: defineCall({
    path: 'Manager/manager-no-delete',
    summary: '업체 담당자 미삭제로 변경.',
    spec: ['CALLS-64', 'MGR-17'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.managerList],
    actorFields: ['LoginId'],
    request: oneManager.extend(deleteReason),
    answer: done('manager.restore.done'),
  }),
};
