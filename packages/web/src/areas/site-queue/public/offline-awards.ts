import { readSession } from '#lib/session.ts';
import { readStores, resultOf, writeStores } from '../parts/store/database.ts';

/** The most awards that a device keeps. */
export const MOST_OFFLINE_AWARDS = 60;

/** An answer of the server under the key of its query, and when it was read, in ms. */
export type OfflineAnswer = { key: readonly unknown[]; data: unknown; at: number };

/** An own award as the device keeps it: what a list says of it, and every answer that its page needs (D-575). */
export type OfflineAward = {
  awardId: number;
  projectId: number;
  projectName: string;
  startDay: string;
  address: string;
  userId: string;
  /** The build that read it. Another one may expect other answers. */
  build: string;
  /** When the oldest of its answers was read, in ms. */
  at: number;
  answers: readonly OfflineAnswer[];
};

/** Notes whose name begins so are kept awards. They are removed with the session (lib/device/forget-device.ts). */
const PREFIX = 'award ';
const nameOf = (projectId: number): string => `${PREFIX}${projectId}`;

/** The name of the first script, which is another one in each build. */
const buildOfPage = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const isReadable = ({ userId, build }: OfflineAward): boolean =>
  userId === readSession()?.userId && build === buildOfPage();

const nameOfKey = ({ key }: OfflineAnswer): string => JSON.stringify(key);

/** The answers of both, the newer one of each key. */
function newest(former: readonly OfflineAnswer[], answers: readonly OfflineAnswer[]): OfflineAnswer[] {
  const byKey = new Map<string, OfflineAnswer>();
  for (const answer of [...former, ...answers]) {
    const other = byKey.get(nameOfKey(answer));
    if (other === undefined || other.at <= answer.at) byKey.set(nameOfKey(answer), answer);
  }
  return [...byKey.values()];
}

/** Keeps an award for the signed-in user, with the answers that are kept already. An ended session leaves nothing. */
export const storeOfflineAward = (award: Omit<OfflineAward, 'userId' | 'build' | 'at'>): Promise<void> =>
  writeStores(['notes'], async (transaction) => {
    const userId = readSession()?.userId;
    if (userId === undefined) return;
    const notes = transaction.objectStore('notes');
    const former = await resultOf<OfflineAward | undefined>(notes.get(nameOf(award.projectId)));
    const answers = newest(former && isReadable(former) ? former.answers : [], award.answers);
    const at = Math.min(...answers.map((answer) => answer.at));
    await resultOf(notes.put({ ...award, answers, at, userId, build: buildOfPage() }, nameOf(award.projectId)));
  });

/** An award that the device keeps for the signed-in user, if any. */
export async function readOfflineAward(projectId: number): Promise<OfflineAward | undefined> {
  const award = await readStores(['notes'], (transaction) =>
    resultOf<OfflineAward | undefined>(transaction.objectStore('notes').get(nameOf(projectId))),
  );
  return award && isReadable(award) ? award : undefined;
}

/** All awards that the device keeps for the signed-in user, by date. */
export async function listOfflineAwards(): Promise<OfflineAward[]> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
  const awards = await readStores(['notes'], (transaction) =>
    resultOf<OfflineAward[]>(transaction.objectStore('notes').getAll(range)),
  );
  return awards.filter(isReadable).sort((one, other) => one.startDay.localeCompare(other.startDay));
}

/** Removes an award from the device. */
export const removeOfflineAward = (projectId: number): Promise<void> =>
  writeStores(['notes'], async (transaction) => {
    await resultOf(transaction.objectStore('notes').delete(nameOf(projectId)));
  });
