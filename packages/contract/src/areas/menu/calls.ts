import { z } from 'zod';
import { isSignedIn, USER_TYPES } from '../../core/actor.ts';
import { defineCall, noFields, rows } from '../../core/call.ts';
import { choice, codeOr, userId } from '../../core/fields.ts';

/** One menu. A top menu has `leftMenuId` 0. */
const menuItem = z.object({
  topMenuId: z.number(),
  leftMenuId: z.number(),
  menuName: z.string(),
  menuLink: z.string(),
  menuDomain: z.string(),
  menuImg: z.string(),
  menuSpecialImg: z.string(),
  menuMode: z.enum(USER_TYPES),
  relatedMenuPath: z.string(),
});
export type MenuItem = z.output<typeof menuItem>;

const menuRequest = {
  LoginUserId: userId(),
  UserType: codeOr(['', ...USER_TYPES], ''),
  MenuMode: codeOr(['', ...USER_TYPES], ''),
};

export const menuCalls = {
  listAllTopMenus: defineCall({
    path: 'Menu/all-top-menu-list',
    summary: '두 모드의 모든 상단 메뉴. 협력업체는 자신의 메뉴만 받습니다.',
    spec: ['CALLS-12', 'A-04'],
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    request: noFields,
    answer: rows(menuItem),
  }),
  listTopMenus: defineCall({
    path: 'Menu/top-menu-list',
    summary: '현재 모드의 상단 메뉴 중 권한이 있는 것.',
    spec: ['CALLS-13', 'SHELL-09'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object(menuRequest),
    answer: rows(menuItem),
  }),
  listLeftMenus: defineCall({
    path: 'Menu/left-menu-list',
    summary: '상단 메뉴 하나의 왼쪽 메뉴.',
    spec: ['CALLS-14', 'SHELL-10'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ ...menuRequest, TopMenuId: choice() }),
    answer: rows(menuItem),
  }),
  listMenus: defineCall({
    path: 'Menu/menu-list',
    summary: '가질 수 있는 모든 모드의 메뉴 중 권한이 있는 것. 상단 메뉴마다 그 왼쪽 메뉴가 뒤따릅니다.',
    spec: ['CALLS-13', 'CALLS-14', 'D-165'],
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    request: noFields,
    answer: rows(menuItem),
  }),
};
