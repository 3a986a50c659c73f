import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, info, rows } from '../../core/call.ts';
import { code, flag, searchKey, userId, values } from '../../core/fields.ts';
import { SEARCH_GROUP_CODES, SEARCH_KINDS } from './kinds.ts';

/** One found record. */
const searchRow = z.object({
  kind: z.enum(SEARCH_KINDS),
  key: z.string(),
  title: z.string(),
  /** The state of a project; '' for other kinds. */
  status: z.string(),
  /** What else the user may see of it, such as company and region; the order is that of the line. */
  parts: z.array(z.string()),
  /** The day of a project or notice, 'YYYY-MM-DD', else ''. */
  day: z.string(),
  /** How many projects a site has among the hits; 1 for other kinds. */
  recordCnt: z.number(),
  /** The board of a notice, the room of an entry or file, the entry of a file. */
  board: z.enum(['', 'C', 'M']),
  roomId: z.number(),
  entryId: z.number(),
});
export type SearchRow = z.output<typeof searchRow>;

const searchResult = z.object({
  groups: z.array(
    z.object({
      group: z.enum(SEARCH_GROUP_CODES),
      count: z.number(),
      /** 'Y' when there are more than were counted. */
      moreYN: flag,
      rows: z.array(searchRow),
    }),
  ),
});
export type SearchResult = z.output<typeof searchResult>;

const common = { effect: 'noted', standby: true, may: isSignedIn, actorFields: ['LoginUserId'] } as const;

/** Calls of '찾기' (D-280 to D-282). */
export const searchCalls = {
  find: defineCall({
    ...common,
    path: 'Search/search-list',
    summary:
      '찾기: 두 글자 이상 또는 초성. 볼 수 있는 프로젝트, 현장, 업체, 사람, 공지, 보고, 파일을 종류별로 셉니다. SearchGroup이 있으면 그 종류를 50건까지 보냅니다.',
    spec: ['CALLS-200', 'D-280', 'D-281', 'D-282'],
    request: z.object({
      SearchKey: searchKey(),
      SearchGroup: code(SEARCH_GROUP_CODES),
      LoginUserId: userId(),
    }),
    answer: info(searchResult),
  }),
  listRecent: defineCall({
    ...common,
    path: 'Search/search-recent-list',
    summary: '최근 연 것: Keys는 kind:key를 ^로 이은 것. 지금 볼 수 있는 것만 같은 순서로 옵니다.',
    spec: ['CALLS-201', 'D-283'],
    request: z.object({ Keys: values(), LoginUserId: userId() }),
    answer: rows(searchRow),
  }),
};
