import { z } from 'zod';
import { isManager, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, file, info, list, plain, rows } from '../../core/call.ts';
import { choice, codeOr, keywordFields, pageFields, text, userId, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { EMPLOYMENT_CODES } from './codes.ts';
import { HOLDING_KINDS } from './leaving.ts';
import { EMPLOYEE_LIST } from './lists.ts';
import { NUMBER_ITEMS } from './personal-numbers.ts';
import { mayUseEmployees } from './policy.ts';
import { editFields, employeeFields, employeeInfo, employeeRow } from './shapes.ts';

const saving = { effect: 'write', may: mayUseEmployees, actorFields: ['LoginUserId'] } as const;
/** A form without files. Its fields are sent as JSON in the multipart field User. */
const form = { upload: { files: 0, bytes: 0 }, json: 'User' } as const;
const uploading = {
  effect: 'write',
  may: mayUseEmployees,
  actorFields: ['LoginUserId'],
  request: z.object({ LoginUserId: userId() }),
} as const;

export const employeeCalls = {
  list: defineCall({
    path: 'User/all-user-list',
    summary: '소속 회사의 직원목록.',
    spec: ['CALLS-69', 'EMP-02', 'D-105', 'D-113'],
    effect: 'noted',
    may: mayUseEmployees,
    actorFields: ['LoginUserId'],
    request: z.object({
      LoginUserId: userId(),
      ...pageFields(EMPLOYEE_LIST.size),
      ...keywordFields(EMPLOYEE_LIST),
      CompanyId: choice(),
      SearchActiveStatus: codeOr(['', ...EMPLOYEE_LIST.statuses], ''),
      OrderType: codeOr(EMPLOYEE_LIST.orders, EMPLOYEE_LIST.orders[0]),
    }),
    answer: list(employeeRow),
  }),
  countByStatus: defineCall({
    path: 'User/all-user-status-count',
    summary: '직원목록의 상태별 인원. 상태를 뺀 같은 조건입니다.',
    spec: ['CALLS-218', 'D-113', 'D-274'],
    effect: 'read',
    may: mayUseEmployees,
    actorFields: ['LoginUserId'],
    request: z.object({ LoginUserId: userId(), ...keywordFields(EMPLOYEE_LIST) }),
    answer: rows(z.object({ status: z.enum(EMPLOYMENT_CODES), count: z.number() })),
  }),
  checkId: defineCall({
    path: 'User/check-userid',
    summary: '아이디 중복 확인. F는 이미 있음, T는 사용 가능.',
    spec: ['CALLS-71', 'EMP-68', 'D-108'],
    effect: 'read',
    may: isStaff,
    actorFields: ['LoginUserId'],
    request: z.object({ UserId: userId(), LoginUserId: userId() }),
    answer: plain(z.object({ message: z.enum(['F', 'T']) })),
  }),
  register: defineCall({
    ...saving,
    ...form,
    path: 'User/user-add',
    summary: '직원 등록. multipart의 User 필드에 JSON으로 보냅니다.',
    spec: ['CALLS-72', 'EMP-17', 'D-104', 'D-113', 'D-197'],
    request: z.object(employeeFields),
    answer: added(z.object({ userId: z.string() }), 'employee.register.done'),
  }),
  read: defineCall({
    path: 'User/user-info',
    summary: '직원 상세. 주민번호와 계좌번호는 누구에게나 가려져 있으며 열람이 기록됩니다.',
    spec: ['CALLS-73', 'EMP-23', 'D-107', 'TH12', 'TH34'],
    effect: 'noted',
    may: mayUseEmployees,
    actorFields: ['LoginUserId'],
    request: z.object({ UserId: userId(), LoginUserId: userId() }),
    answer: info(employeeInfo),
  }),
  /** The answer is never stored under an idempotency key, so that no key stores personal numbers (D-107). */
  readNumber: defineCall({
    path: 'User/user-number-read',
    summary: '주민번호나 계좌번호 하나를 전체로 보기 (관리자 권한, 10자 이상의 사유). 열람 기록에 남습니다.',
    spec: ['CALLS-485', 'D-107', 'D-500', 'TH12', 'TH34'],
    effect: 'noted',
    may: isManager,
    actorFields: ['LoginUserId'],
    request: z.object({
      UserId: userId(),
      Item: text().pipe(z.enum(NUMBER_ITEMS)),
      Reason: text(TEXT_LIMIT.name),
      LoginUserId: userId(),
    }),
    answer: info(z.object({ number: z.string() })),
  }),
  edit: defineCall({
    ...saving,
    ...form,
    path: 'User/user-edit',
    summary: '직원 수정. 가려진 값은 바뀌지 않은 것입니다.',
    spec: ['CALLS-74', 'EMP-23', 'D-104', 'D-107', 'D-113', 'D-196', 'D-197'],
    request: z.object(editFields),
    answer: done('employee.edit.done'),
  }),
  editDuties: defineCall({
    ...saving,
    path: 'User/user-duty-edit',
    summary: '직원에게 권한과 별도로 영업, PM 업무 맡기기.',
    spec: ['CALLS-195', 'D-253'],
    may: isManager,
    request: z.object({ UserId: userId(), SalesYn: yesNo(), PmYn: yesNo(), LoginUserId: userId() }),
    answer: done('employee.duties.done'),
  }),
  listHoldings: defineCall({
    path: 'User/user-holding-list',
    summary: '직원에게 걸려 있는 것: 진행 중인 프로젝트, 업무, 방, 담당 업무.',
    spec: ['CALLS-488', 'D-507'],
    effect: 'read',
    may: mayUseEmployees,
    actorFields: ['LoginUserId'],
    request: z.object({ UserId: userId(), LoginUserId: userId() }),
    answer: rows(z.object({ kind: z.enum(HOLDING_KINDS), count: z.number(), names: z.array(z.string()) })),
  }),
  handOver: defineCall({
    ...saving,
    path: 'User/user-hand-over',
    summary: '직원에게 걸려 있는 프로젝트, 업무, 방을 다른 직원에게 한 번에 넘기기.',
    spec: ['CALLS-489', 'D-507'],
    request: z.object({ UserId: userId(), ToUserId: userId(), LoginUserId: userId() }),
    answer: info(z.object({ projects: z.number(), tasks: z.number(), rooms: z.number(), left: z.number() })),
  }),
  remove: defineCall({
    ...saving,
    path: 'User/user-del',
    summary: '직원 삭제. 세션이 바로 끝납니다.',
    spec: ['CALLS-70', 'EMP-13', 'D-113', 'D-196'],
    request: z.object({ UserId: userId(), ...deleteReason, LoginUserId: userId() }),
    answer: done('employee.remove.done'),
  }),
  uploadPhoto: defineCall({
    ...uploading,
    path: 'User/user-photo-image-upload',
    summary: '직원 사진 업로드 (jpg, jpeg, png).',
    spec: ['CALLS-75', 'EMP-72', 'D-109'],
    upload: { files: FILE_RULES.employeePhoto.files, bytes: FILE_RULES.employeePhoto.bytes },
    answer: plain(z.object({ fileName: z.string() })),
  }),
  uploadAttachments: defineCall({
    ...uploading,
    path: 'User/user-attach-files-upload',
    summary: '직원 첨부파일 업로드. 10개, 각 100MB까지.',
    spec: ['CALLS-76', 'EMP-75', 'EMP-76', 'D-109'],
    upload: {
      files: FILE_RULES.employeeAttachment.files,
      bytes: FILE_RULES.employeeAttachment.bytes,
      tooLarge: 'FILE_SIZE',
    },
    answer: plain(z.object({ fileNames: z.array(z.string()) })),
  }),
  download: defineCall({
    path: 'User/download-file',
    method: 'GET',
    summary: '직원 첨부파일 내려받기.',
    spec: ['CALLS-77', 'EMP-85', 'D-125'],
    effect: 'read',
    may: mayUseEmployees,
    actorFields: [],
    request: z.object({ fileName: text(LONGEST_NAME) }),
    answer: file('save'),
  }),
  readPhoto: defineCall({
    root: 'uploads',
    path: 'UserPhoto/{name}',
    method: 'GET',
    summary: '직원 사진.',
    spec: ['FILE-17', 'D-120'],
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    request: z.object({ name: text(LONGEST_NAME) }),
    answer: file('show'),
  }),
};
