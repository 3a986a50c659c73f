import type { NoticeReader, ReaderGroup } from '@portal/contract/areas/notices/shapes';

const NO_GROUP = '(소속 없음)';

/** How many have read a notice. */
export type ReadCounts = { read: number; unread: number; total: number };

/** The sums over all companies or departments. */
export function readCounts(groups: readonly ReaderGroup[]): ReadCounts {
  const read = groups.reduce((sum, { readCnt }) => sum + readCnt, 0);
  const total = groups.reduce((sum, { totalCnt }) => sum + totalCnt, 0);
  return { read, unread: total - read, total };
}

/** The loaded people of one company or department. */
export type ReaderBlock = { key: string; name: string; counts: ReadCounts; people: NoticeReader[] };

/** The loaded people by company or department, in the order of the server. */
export function readerBlocks(people: readonly NoticeReader[], groups: readonly ReaderGroup[]): ReaderBlock[] {
  const blocks = new Map<string, ReaderBlock>();
  for (const person of people) {
    const { groupKey: key, groupName } = person;
    const block = blocks.get(key) ?? {
      key,
      name: groupName || NO_GROUP,
      counts: readCounts(groups.filter(({ groupKey }) => groupKey === key)),
      people: [],
    };
    block.people.push(person);
    blocks.set(key, block);
  }
  return [...blocks.values()];
}

/** The companies or departments in which everybody has read the notice, and how many people these are. */
export function doneGroups(groups: readonly ReaderGroup[]): { groups: number; people: number } {
  const done = groups.filter(({ readCnt, totalCnt }) => readCnt === totalCnt && totalCnt > 0);
  return { groups: done.length, people: readCounts(done).read };
}
