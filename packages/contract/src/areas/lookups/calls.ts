import { z } from 'zod';
import { isSignedIn, isStaff, USER_TYPES } from '../../core/actor.ts';
import { defineCall, list, rows } from '../../core/call.ts';
import { codeOr, lookupFields, searchKey, text, userId } from '../../core/fields.ts';

/** An employee as a choice. `deptName` is '' outside of departments (D-270). */
const person = z.object({ userId: z.string(), adminName: z.string(), deptName: z.string() });
/** A user who gives rights. `userPhone` is '' without a telephone (D-391). */
const managerToAsk = person.extend({ userPhone: z.string() });
const checklistItem = z.object({ checkId: z.number(), checkText: z.string() });

const lookup = { effect: 'read', actorFields: ['LoginUserId'] } as const;
const fields = { ...lookupFields, LoginUserId: userId() };
const request = z.object(fields);
/** Look-ups for employee records. They have no pages (CALLS-89 to CALLS-94). */
const base = { ...lookup, may: isStaff, request: z.object({ LoginUserId: userId() }) } as const;

/** A top menu with its left menus. `menuType` is its mode. */
const menuChoice = z.object({
  topMenuId: z.number(),
  menuType: z.enum(USER_TYPES),
  menuName: z.string(),
  subLeftMenu: z.array(z.object({ leftMenuId: z.number(), menuName: z.string() })),
});

export const lookupCalls = {
  listCompanies: defineCall({
    ...lookup,
    path: 'Company/all-company-list',
    summary: '협력업체 목록. 협력업체 사용자는 소속 업체만 받습니다.',
    spec: ['CALLS-84', 'LOOKUP-02', 'D-145', 'D-266'],
    may: isSignedIn,
    request: z.object({
      ...fields,
      SearchActiveStatus: text(),
      SearchType: codeOr(['companyName', ''], 'companyName'),
      SearchKey: searchKey(),
      /** Without it, the order that the reference screen gives the companies. */
      OrderType: codeOr(['', 'companyName_asc', 'companyName_desc'], ''),
    }),
    answer: list(z.object({ id: z.number(), companyName: z.string() })),
  }),
  listAreas: defineCall({
    ...lookup,
    path: 'Area/all-area-list',
    summary: '지역 목록.',
    spec: ['CALLS-85', 'LOOKUP-03'],
    may: isSignedIn,
    request,
    answer: list(z.object({ id: z.number(), areaName: z.string() })),
  }),
  listTrades: defineCall({
    ...lookup,
    path: 'Trade/all-trade-list',
    summary: '공종 목록.',
    spec: ['CALLS-423', 'LOOKUP-23', 'D-423'],
    may: isSignedIn,
    request,
    answer: list(z.object({ id: z.number(), tradeName: z.string() })),
  }),
  listMaterials: defineCall({
    ...lookup,
    path: 'Materials/all-materials-list',
    summary: '자재 목록.',
    spec: ['CALLS-86', 'LOOKUP-04'],
    may: isStaff,
    request,
    answer: list(z.object({ id: z.number(), materialsName: z.string(), modelName: z.string(), unit: z.string() })),
  }),
  listChecklist: defineCall({
    ...lookup,
    path: 'Check/all-check-list',
    summary: '업체 평가 항목.',
    spec: ['CALLS-87', 'EVAL-06'],
    may: isSignedIn,
    request,
    answer: list(checklistItem),
  }),
  listSecondChecklist: defineCall({
    ...lookup,
    path: 'Check/all-check-list-two',
    summary: '완료 후 평가 항목.',
    spec: ['CALLS-88', 'EVAL-07'],
    may: isStaff,
    request,
    answer: list(checklistItem),
  }),
  listSalesPeople: defineCall({
    ...lookup,
    path: 'User/sales-user-list',
    summary: '영업 담당자 목록.',
    spec: ['CALLS-82', 'LOOKUP-05', 'D-270'],
    may: isStaff,
    request,
    answer: list(person),
  }),
  listPms: defineCall({
    ...lookup,
    path: 'User/pm-user-list',
    summary: 'PM 담당자 목록.',
    spec: ['CALLS-81', 'LOOKUP-05', 'D-270'],
    may: isStaff,
    request,
    answer: list(person),
  }),
  listManagers: defineCall({
    ...lookup,
    path: 'User/manager-user-list',
    summary: '관리자 권한이 있는 직원목록: 화면 권한을 요청할 사람.',
    spec: ['CALLS-197', 'LOOKUP-22', 'D-263', 'D-391'],
    may: isStaff,
    request,
    answer: list(managerToAsk),
  }),
  listEmployees: defineCall({
    ...lookup,
    path: 'User/all-employee-list',
    summary: '재직 중인 직원목록.',
    spec: ['CALLS-83', 'LOOKUP-06', 'D-270'],
    may: isStaff,
    request,
    answer: list(person),
  }),
  listPositions: defineCall({
    ...base,
    path: 'BaseInfo/postion-info',
    alsoPath: 'BaseInfo/position-info',
    summary: '직책 목록.',
    spec: ['CALLS-89', 'LOOKUP-09', 'D-132'],
    answer: rows(z.object({ position: z.string() })),
  }),
  listAcademics: defineCall({
    ...base,
    path: 'BaseInfo/academic-info',
    summary: '최종 학력 목록.',
    spec: ['CALLS-90', 'LOOKUP-10'],
    answer: rows(z.object({ academicCode: z.string(), academicName: z.string() })),
  }),
  listResearchPositions: defineCall({
    ...base,
    path: 'BaseInfo/research-position-info',
    summary: '연구 직위 목록.',
    spec: ['CALLS-91', 'LOOKUP-11'],
    answer: rows(z.object({ researchPositionCode: z.string(), researchPositionName: z.string() })),
  }),
  listItGrades: defineCall({
    ...base,
    path: 'BaseInfo/it-grade-info',
    summary: 'IT 등급 목록.',
    spec: ['CALLS-92', 'LOOKUP-12'],
    answer: rows(z.object({ itGradeCode: z.string(), itGradeName: z.string() })),
  }),
  listBanks: defineCall({
    ...base,
    path: 'BaseInfo/bank-info',
    summary: '은행 목록.',
    spec: ['CALLS-93', 'LOOKUP-13'],
    answer: rows(z.object({ bankId: z.number(), bankName: z.string() })),
  }),
  listHolidays: defineCall({
    ...lookup,
    path: 'BaseInfo/holiday-info',
    summary: '정부가 따로 알린 공휴일 가운데 사용 중인 것.',
    spec: ['CALLS-183', 'LOOKUP-19', 'D-204'],
    may: isSignedIn,
    request: z.object({ LoginUserId: userId() }),
    answer: rows(z.object({ day: z.string(), holidayName: z.string() })),
  }),
  listMenuChoices: defineCall({
    ...base,
    path: 'BaseInfo/menu-info',
    summary: '메뉴 권한으로 고를 수 있는 메뉴.',
    spec: ['CALLS-94', 'LOOKUP-14'],
    answer: rows(menuChoice),
  }),
};
