import { DAY_MS } from '@portal/contract/core/dates';
import { plainText, RICH_TEXT } from '@portal/contract/core/rich-text';
import {
  insertNotices,
  insertReadings,
  type LoadedNotice,
  loadWithoutIndex,
  refreshStatistics,
} from '@portal/server/areas/notices/queries/bulk-load-notices';
import { searchedText } from '@portal/server/areas/notices/searched-text';
import type { Database } from '@portal/server/db/schema';
import type { Kysely } from 'kysely';
import { personName } from './names.ts';
import { paragraph, table } from './notice-markup.ts';
import { makeRandom, type Random } from './random.ts';
import { projectName, siteName } from './sample-names.ts';
import { addSamplePeople, prepareReferences } from './sample-references.ts';
import { CAUTIONS } from './wording.ts';

const BATCH = 2000;
const SEED = 20_261_121;
/** Number of users who read the contractors' notices, however many notices there are. */
const READERS = 1000;
const READINGS_EACH = 10;
/** One notice in PINNED_EVERY is pinned, and one in STAFF_EVERY is on the staff's board. */
const PINNED_EVERY = 10_000;
const STAFF_EVERY = 5;
const FIRST_MOMENT = Date.parse('2022-01-03T00:00:00Z');
const LAST_MOMENT = Date.parse('2026-11-01T00:00:00Z');

type Position = { index: number; rows: number };

/**
 * The names of sites and works give subjects of every frequency: '설치' is common, '누수' rare, and '잠수' does not occur.
 */
function sampleNotice(random: Random, { index, rows }: Position, authors: readonly string[]): LoadedNotice {
  const subject = `${projectName(random, siteName(random))} 안내`;
  const content =
    paragraph(random.pick(CAUTIONS)) +
    table(['항목', '내용'], ['현장', siteName(random)], ['담당', personName(random)]);
  const moment = FIRST_MOMENT + ((LAST_MOMENT - FIRST_MOMENT) * index) / rows;
  return {
    board: index % STAFF_EVERY === 0 ? 'M' : 'C',
    pinned: index % PINNED_EVERY === 1,
    category_id: 1 + (index % 4),
    subject,
    content,
    content_edition: RICH_TEXT.edition,
    search_text: searchedText(subject, plainText(content)),
    created_by: random.pick(authors),
    created_at: new Date(moment - (moment % DAY_MS)).toISOString(),
  };
}

/** Adds a thousand users of the sample's contractors and returns their ids. */
async function addReaders(db: Kysely<Database>, random: Random, companyIds: readonly number[]): Promise<string[]> {
  const people = Array.from({ length: READERS }, (_, index) => ({
    user_id: `sample-reader${String(index + 1).padStart(4, '0')}`,
    user_type: 'C' as const,
    user_name: personName(random),
    company_id: companyIds[index % companyIds.length] ?? 0,
    permission: '',
  }));
  await addSamplePeople(db, people);
  return people.map(({ user_id }) => user_id);
}

/** Adds `rows` notices on both boards, each read by ten of a thousand users. They are added in one transaction. */
export async function loadSampleNotices(db: Kysely<Database>, rows: number): Promise<void> {
  const random = makeRandom(SEED);
  await db.transaction().execute(async (trx) => {
    const { salesIds, winners } = await prepareReferences(trx);
    const readers = await addReaders(
      trx,
      random,
      winners.map(({ companyId }) => companyId),
    );
    await loadWithoutIndex(trx, async () => {
      for (let done = 0; done < rows; done += BATCH) {
        const size = Math.min(BATCH, rows - done);
        const positions = Array.from({ length: size }, (_, index) => ({ index: done + index, rows }));
        await insertNotices(
          trx,
          positions.map((position) => sampleNotice(random, position, salesIds)),
        );
      }
    });
    await insertReadings(trx, readers, READINGS_EACH);
  });
  await refreshStatistics(db);
}
