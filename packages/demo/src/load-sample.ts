import {
  insertProjects,
  loadWithoutTally,
  refreshStatistics,
  reserveIds,
} from '@portal/server/areas/outsourced-projects/queries/load-projects';
import type { Database } from '@portal/server/db/schema';
import type { Kysely } from 'kysely';
import { makeRandom } from './random.ts';
import { sampleProject } from './sample-project.ts';
import { prepareReferences } from './sample-references.ts';

const BATCH = 5000;
const SEED = 20_261_120;

/**
 * Adds `rows` projects in one transaction, to test lists of that length. The same call always adds the same projects.
 */
export async function loadSample(db: Kysely<Database>, rows: number): Promise<void> {
  const random = makeRandom(SEED);
  await db.transaction().execute(async (trx) => {
    const references = await prepareReferences(trx);
    await loadWithoutTally(trx, async () => {
      const first = await reserveIds(trx, rows);
      for (let done = 0; done < rows; done += BATCH) {
        const size = Math.min(BATCH, rows - done);
        const projects = Array.from({ length: size }, (_, index) =>
          sampleProject(random, references, { id: first + done + index, age: (done + index) / rows }),
        );
        await insertProjects(trx, projects);
      }
    });
  });
  await refreshStatistics(db);
}
