import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { actorOf, fillNotices, listAs, NOW, noticeOf, readAs } from './many-notices.ts';

const ROWS = 1500;
let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await insertPeople(database.db);
  await fillNotices(database, ROWS);
});
afterAll(() => database.close());

const ALL = Array.from({ length: ROWS }, (_, index) => ({ ...noticeOf(index + 1), id: index + 1 }));
type Model = (typeof ALL)[number];

const READERS = {
  partner: actorOf('hanbit1', 'C'),
  author: actorOf('pm1', 'M'),
  stranger: actorOf('pm2', 'M'),
  manager: actorOf('admin', 'M', 'M'),
};
type Reader = keyof typeof READERS;

/** The naive rule of who sees a notice, checked one by one. */
function sees(reader: Reader, notice: Model): boolean {
  const isShown =
    (notice.publish_from === null || notice.publish_from <= NOW) &&
    (notice.publish_until === null || notice.publish_until > NOW);
  const isStaff = reader !== 'partner';
  const mayHidden = reader === 'manager' || (isStaff && notice.created_by === READERS[reader].userId);
  return (isStaff || (notice.board === 'C' && !notice.deleted)) && (isShown || mayHidden);
}

const KEYWORDS: [string, string][] = [
  ['', ''],
  ['noticeSubject', '서울'],
  ['noticeSubject', '누수'],
  ['noticeSubject', '안전 점검'],
  ['noticeSubject', '점'],
  ['noticeText', '특수'],
  ['noticeText', '본문 특수'],
  ['noticeText', '없는말'],
  ['noticeSubject', '특수'],
];
const CASES = (['partner', 'author', 'stranger', 'manager'] as const).flatMap((reader) =>
  (['N', 'Y', 'A'] as const).flatMap((active) =>
    (['C', 'M'] as const).flatMap((board) => [true, false].map((pinned) => ({ reader, active, board, pinned }))),
  ),
);

const matches = (notice: Model, [type, key]: [string, string]): boolean =>
  key === '' || (type === 'noticeSubject' ? notice.subject : notice.search_text).includes(key);

test.each(CASES)(
  '$reader, board $board, pinned $pinned, status $active: exact rows and totals (D-117)',
  async (one) => {
    const { reader, active, board, pinned } = one;
    if (reader === 'partner' && board === 'M') return;
    // Contractors get only notices that are not deleted, whatever they request.
    const wantsDeleted = { N: false, Y: true, A: null }[reader === 'partner' ? 'N' : active];
    for (const keyword of KEYWORDS) {
      const expected = ALL.filter(
        (notice) =>
          notice.board === board &&
          notice.pinned === pinned &&
          (wantsDeleted === null || notice.deleted === wantsDeleted) &&
          sees(reader, notice) &&
          matches(notice, keyword),
      )
        .map(({ id }) => id)
        .reverse();
      const SearchType = keyword[0] === 'noticeSubject' ? 'noticeSubject' : keyword[0] === '' ? '' : 'noticeText';
      const query = { board, pinned, SearchType, SearchKey: keyword[1], SearchActiveStatus: active } as const;
      const PageSize = 7;
      const last = Math.max(1, Math.ceil(expected.length / PageSize));
      for (const Page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
        const { rows, totalCount } = await listAs(database, READERS[reader], { ...query, Page, PageSize });
        expect([keyword, Page, totalCount]).toEqual([keyword, Page, expected.length]);
        expect(rows.map(({ noticeId }) => noticeId)).toEqual(expected.slice((Page - 1) * PageSize, Page * PageSize));
        expect(rows.map(({ no }) => no)).toEqual(
          rows.map((_, index) => expected.length - (Page - 1) * PageSize - index),
        );
      }
    }
  },
);

test.each(['partner', 'author', 'stranger', 'manager'] as const)(
  '%s: previous and next are the nearest notices that the reader may see',
  async (reader) => {
    for (const id of [1, 2, 14, 700, 701, 1499, 1500]) {
      const notice = ALL[id - 1];
      if (!notice || !sees(reader, notice)) continue;
      const near = ALL.filter((one) => one.board === notice.board && !one.deleted && sees(reader, one)).map(
        (one) => one.id,
      );
      const read = await readAs(database, READERS[reader], id, notice.board);
      const previous = near.filter((other) => other < id).at(-1) ?? null;
      const next = near.find((other) => other > id) ?? null;
      expect([read?.previous?.noticeId ?? null, read?.next?.noticeId ?? null]).toEqual([previous, next]);
    }
  },
);

test('a notice that one user has read stays new for another user of the same rights and page', async () => {
  const readers = [actorOf('hanbit1', 'C'), actorOf('daon1', 'C')] as const;
  const [newest] = (await listAs(database, readers[0], {})).rows;
  await readAs(database, readers[0], newest?.noticeId ?? 0);
  // In the second round nothing has changed, and the statement of the page is cached.
  for (let round = 0; round < 2; round += 1) {
    const shown = [];
    for (const reader of readers) shown.push((await listAs(database, reader, {})).rows[0]?.readYN);
    expect(shown).toEqual(['Y', 'N']);
  }
});
