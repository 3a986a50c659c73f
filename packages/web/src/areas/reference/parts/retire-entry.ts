import { performAction } from '#kit/record/perform-action.ts';
import type { ReferenceEntry, ReferenceList } from './reference-list.ts';

type Retiring<Row extends ReferenceEntry, Draft extends object> = {
  list: Pick<ReferenceList<Row, Draft>, 'nameOf' | 'retire'>;
  row: Row;
  reload: () => Promise<unknown>;
};

/** Retires an entry after a question, or makes it active again. */
export function retireEntry<Row extends ReferenceEntry, Draft extends object>({
  list,
  row,
  reload,
}: Retiring<Row, Draft>) {
  const isActive = row.activeYN === 'Y';
  const subject = { name: list.nameOf(row), facts: [] };
  return performAction({
    ...(isActive
      ? { confirmation: { title: '사용 안 함으로 변경', question: 'reference.retire.confirm' as const, subject } }
      : {}),
    done: 'reference.retire.done',
    failed: 'reference.save.failed',
    send: () => list.retire(row, isActive ? 'N' : 'Y'),
    reload,
  });
}
