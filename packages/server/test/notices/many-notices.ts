import { noticeCalls } from '@portal/contract/areas/notices/calls';
import type { Actor } from '@portal/contract/core/actor';
import { plainText } from '@portal/contract/core/rich-text';
import { sql } from 'kysely';
import { loadWithoutIndex } from '#areas/notices/queries/bulk-load-notices.ts';
import { listNotices, readNotice } from '#areas/notices/read-notices.ts';
import { searchedText } from '#areas/notices/searched-text.ts';
import type { NewNotice } from '#areas/notices/tables.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';

export const NOW = new Date('2026-11-20T06:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const PLACES = ['서울', '부산', '인천', '대구', '광주'];
const THINGS = ['안전 점검', '휴무 안내', '자재 반출', '정산 일정', '교육 신청', '누수 신고'];
const BATCH = 1000;
/** Makes notices as long as usual. The planner would scan a table of tiny rows. */
const REST = `<p>${'현장에 들어가기 전에 안내 사항을 확인해 주세요. '.repeat(20)}</p>`;

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

type MadeNotice = NewNotice & { deleted: boolean; publish_from: Date | null; publish_until: Date | null };

/**
 * The notice of a number, always the same. One of seven is on the staff board, one of fifty is pinned. Some are
 * deleted, not yet shown or over. Two authors wrote them. '누수 신고' is in few subjects, '특수' in few texts.
 */
export function noticeOf(number: number): MadeNotice {
  const rare = number % 97 === 0;
  const subject = `${pick(PLACES, number)} ${rare ? '누수 신고' : pick(THINGS.slice(0, 5), number)} ${number}`;
  const content = `<p>${subject} 본문${number % 89 === 0 ? ' 특수 공구' : ''}</p>`;
  const deleted = number % 29 === 0;
  const waiting = number % 31 === 0;
  const over = number % 13 === 0 && !waiting;
  return {
    board: number % 7 === 0 ? 'M' : 'C',
    pinned: number % 50 === 0,
    category_id: 1 + (number % 4),
    subject,
    subject_color: '#000000',
    content: content + REST,
    content_edition: 1,
    search_text: searchedText(subject, plainText(content)),
    publish_from: waiting ? new Date(NOW.getTime() + DAY_MS) : null,
    publish_until: over ? new Date(NOW.getTime() - DAY_MS) : null,
    must_read_until: null,
    created_by: number % 2 === 0 ? 'sales1' : 'pm1',
    deleted_at: deleted ? NOW : null,
    deleted,
  };
}

/** Fills both boards with `rows` notices. */
export async function fillNotices({ db }: OpenDatabase, rows: number): Promise<void> {
  await db.transaction().execute((tx) =>
    loadWithoutIndex(tx, async () => {
      for (let first = 1; first <= rows; first += BATCH) {
        const numbers = Array.from({ length: Math.min(BATCH, rows - first + 1) }, (_, index) => first + index);
        const values = numbers.map(noticeOf).map(({ deleted: _, ...row }) => row);
        await tx.insertInto('notice').values(values).execute();
      }
    }),
  );
  await sql`analyze notice, notice_reading, notice_count, comment`.execute(db);
}

export const actorOf = (userId: string, userType: 'M' | 'C', permission = ''): Actor => ({
  userId,
  userType,
  userName: userId,
  companyId: 1,
  companyName: '',
  companyActive: true,
  permission,
  modeAuthority: 'A',
});

export const ctxOf = ({ db }: OpenDatabase, actor: Actor) => ({ db, actor, now: () => NOW }) as CallCtx;

type Fields = Partial<Parameters<ReturnType<typeof listNotices>>[1]> & { pinned?: boolean; board?: 'C' | 'M' };

/** Requests a list of notices as `actor`. */
export const listAs = (database: OpenDatabase, actor: Actor, { pinned = false, board = 'C', ...fields }: Fields) =>
  listNotices(board, pinned)(ctxOf(database, actor), noticeCalls.list.request.parse({ PageSize: 10, ...fields }));

/** Opens a notice as `actor`. */
export const readAs = (database: OpenDatabase, actor: Actor, NoticeId: number, board: 'C' | 'M' = 'C') =>
  readNotice(board)(ctxOf(database, actor), { NoticeId, LoginUserId: '' });
