import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { added, defineCall, done, list, plain, rows } from '../../core/call.ts';
import { choice, code, codeOr, flag, id, pageFields, text, userId, version, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { EMPLOYMENT_CODES } from '../employees/codes.ts';
import { MENU } from '../menu/keys.ts';
import { DEPT_KINDS, MEMBER_ORDERS, MEMBER_PAGE_SIZE } from './kinds.ts';

/** A department with all departments below it. */
const departmentNode = z.object({
  deptId: z.number(),
  deptName: z.string(),
  /** 0 for a root. */
  parentDeptId: z.number(),
  deptCompanyId: z.number(),
  level: z.number(),
  type: z.enum(DEPT_KINDS),
  selectableYn: flag,
  version: z.number(),
  departPath: z.string(),
  get children() {
    return z.array(departmentNode);
  },
});
export type DepartmentNode = z.output<typeof departmentNode>;

const member = z.object({
  userId: z.string(),
  userName: z.string(),
  deptName: z.string(),
  positionName: z.string(),
  userPhone: z.string(),
  userStatus: z.enum(EMPLOYMENT_CODES),
});
export type DepartmentMember = z.output<typeof member>;

const editing = {
  effect: 'write',
  may: isStaff,
  menus: [MENU.departmentList],
  actorFields: ['LoginUserId'],
} as const;

export const departmentCalls = {
  readTree: defineCall({
    path: 'Department/depart-list',
    summary: '부서 트리. 최상위는 회사입니다.',
    spec: ['CALLS-95', 'DEPT-01', 'D-111'],
    effect: 'read',
    may: isStaff,
    // The forms and the filter of employees choose from it too.
    menus: [MENU.departmentList, MENU.employeeList],
    actorFields: ['UserId'],
    request: z.object({ UserId: userId() }),
    answer: rows(departmentNode),
  }),
  listMembers: defineCall({
    path: 'Department/depart-user-list',
    summary: '선택한 부서와 하위 부서의 직원.',
    spec: ['CALLS-96', 'DEPT-02', 'DEPT-12', 'D-110'],
    effect: 'noted',
    may: isStaff,
    menus: [MENU.departmentList],
    actorFields: ['LoginUserId'],
    request: z.object({
      LoginUserId: userId(),
      ...pageFields(MEMBER_PAGE_SIZE),
      Type: code(DEPT_KINDS),
      DeptCompanyId: choice(),
      DeptId: choice(),
      OrderType: codeOr(MEMBER_ORDERS, 'userName_asc'),
    }),
    answer: list(member),
  }),
  add: defineCall({
    ...editing,
    path: 'Department/depart-add',
    summary: '부서 등록. 새 부서는 상위 부서 바로 아래에 놓입니다.',
    spec: ['CALLS-97', 'DEPT-05', 'D-110', 'D-113'],
    request: z.object({
      DeptName: text(TEXT_LIMIT.name),
      ParentDeptId: id(),
      DeptCompanyId: choice(),
      SelectableYn: yesNo(),
      Level: choice(),
      Type: code(DEPT_KINDS),
      LoginUserId: userId(),
    }),
    answer: added(z.object({ deptId: z.number(), DeptId: z.number() }), 'department.add.done'),
  }),
  edit: defineCall({
    ...editing,
    path: 'Department/depart-edit',
    summary: '부서 이름과 선택 가능 여부 수정. 이름이 바뀌면 직원의 권한이 다시 정해지지만 M은 새로 생기지 않습니다.',
    spec: ['CALLS-98', 'DEPT-06', 'D-110', 'D-196', 'TH18'],
    request: z.object({
      DeptId: id(),
      DeptName: text(TEXT_LIMIT.name),
      SelectableYn: yesNo(),
      /** 'Y' confirms that permission letters of the department's staff will change (D-196). */
      PermissionChangeYn: yesNo(),
      Version: version(),
      LoginUserId: userId(),
    }),
    answer: plain(z.object({ data: z.array(z.never()), message: z.string() })),
  }),
  move: defineCall({
    ...editing,
    path: 'Department/depart-move',
    summary: '부서를 다른 상위 부서 아래로 옮기기.',
    spec: ['D-110'],
    request: z.object({ DeptId: id(), ParentDeptId: id(), Version: version(), LoginUserId: userId() }),
    answer: done('department.move.done'),
  }),
  remove: defineCall({
    ...editing,
    path: 'Department/depart-del',
    summary: '하위 부서와 소속 직원이 없는 부서 삭제.',
    spec: ['CALLS-99', 'DEPT-07', 'D-110'],
    request: z.object({ DeptId: id(), Version: version(), LoginUserId: userId() }),
    answer: done('department.remove.done'),
  }),
};
