import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { defineCall, info, rows } from '../../core/call.ts';
import { searchKey, text, userId } from '../../core/fields.ts';
import { TOKEN_LIMIT } from '../../core/limits.ts';
import { oneProject } from '../project/shapes.ts';
import { copiedProject, formerSite } from './shapes.ts';

const staff = { may: isStaff, actorFields: ['LoginId'] } as const;

/** What a registration takes over from former projects: all of one, or a site (D-320, D-321). */
export const copyCalls = {
  makeProjectCopyToken: defineCall({
    ...staff,
    path: 'Construction/construction-copy-token',
    summary: '복사해서 등록의 토큰 (10분, 본인만).',
    spec: ['CALLS-230', 'D-320'],
    effect: 'read',
    request: z.object(oneProject),
    answer: info(z.object({ token: z.string() })),
  }),
  openProjectCopy: defineCall({
    ...staff,
    path: 'Construction/construction-copy-open',
    summary: '복사 토큰의 원본에서 등록 화면에 채울 열두 항목.',
    spec: ['CALLS-231', 'D-320', 'D-423'],
    effect: 'noted',
    request: z.object({ Data: text(TOKEN_LIMIT), LoginId: userId() }),
    answer: info(copiedProject),
  }),
  findFormerSites: defineCall({
    ...staff,
    path: 'Construction/construction-former-site-list',
    summary: '현장명이나 고객사에 검색어가 있는 지난 현장, 최근 것부터 최대 8곳. 검색어는 두 글자부터입니다.',
    spec: ['CALLS-232', 'D-321'],
    effect: 'noted',
    request: z.object({ SearchKey: searchKey(), LoginId: userId() }),
    answer: rows(formerSite),
  }),
};
