import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { defineCall, file, info, list, rows } from '../../core/call.ts';
import { id, lookupFields, text, userId } from '../../core/fields.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { NOTICE_BOARDS } from './boards.ts';
import { landingNotice } from './shapes.ts';

const loginField = { LoginUserId: userId() };
const reading = { effect: 'read', actorFields: ['LoginUserId'] } as const;
const categories = {
  ...reading,
  request: z.object({ ...lookupFields, ...loginField }),
  answer: list(z.object({ categoryId: z.number(), categoryName: z.string() })),
} as const;

/** Calls that belong to both boards. */
export const sharedNoticeCalls = {
  listCategories: defineCall({
    ...categories,
    path: 'NoticeCategory/notice-category-list',
    summary: '공지사항 분류 목록.',
    spec: ['CALLS-119', 'LOOKUP-08'],
    may: isSignedIn,
  }),
  listMizeCategories: defineCall({
    ...categories,
    path: 'MizeNoticeCategory/notice-category-list',
    summary: '공지사항 분류 목록 (직원 게시판).',
    spec: ['CALLS-120', 'LOOKUP-08'],
    may: isStaff,
  }),
  findBoard: defineCall({
    ...reading,
    path: 'Notice/notice-board-info',
    summary: '공지사항 번호가 속한 게시판. 볼 수 없는 공지는 404입니다.',
    spec: ['CALLS-143', 'D-27'],
    may: isSignedIn,
    request: z.object({ NoticeId: id(), ...loginField }),
    answer: info(z.object({ noticeId: z.number(), board: z.enum(NOTICE_BOARDS) })),
  }),
  listLanding: defineCall({
    ...reading,
    path: 'Notice/notice-landing-list',
    summary: '열어 볼 때까지 첫 화면 위에 남는 공지: 필독과 열람 요청.',
    spec: ['CALLS-144', 'NOTICE-64', 'NOTICE-66'],
    may: isSignedIn,
    request: z.object(loginField),
    answer: rows(landingNotice),
  }),
  showImage: defineCall({
    root: 'uploads',
    path: 'Notice/{name}',
    method: 'GET',
    summary: '공지사항 본문의 이미지. 그 공지를 볼 수 있는 사람만 받습니다.',
    spec: ['FILE-17', 'D-118', 'D-120'],
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    request: z.object({ name: text(LONGEST_NAME) }),
    answer: file('show'),
  }),
};
