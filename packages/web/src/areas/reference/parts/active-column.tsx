import type { ListColumn } from '#kit/list/list-columns.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import type { ReferenceEntry } from './reference-list.ts';

/** The column that shows whether an entry can be chosen. */
export const activeColumn: ListColumn<ReferenceEntry> = {
  key: 'active',
  header: '상태',
  width: 100,
  render: ({ activeYN }) => (activeYN === 'Y' ? '사용' : <Chip>사용 안 함</Chip>),
};
