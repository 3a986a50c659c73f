import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { LoadError } from '#ui/feedback/states.tsx';
import { fullEntryQuery } from '../../api.ts';
import { EntryText } from './entry-text.tsx';
import { MoreButton } from './more-button.tsx';

type Props = { entry: EntryRow; opened: boolean; onOpen: () => void };

/** The excerpt of a long content, and the full content after a click. It stays open for newer versions. */
export function LongText({ entry, opened, onOpen }: Props) {
  const { data, isError, refetch } = useQuery({ ...fullEntryQuery(entry), enabled: opened });
  const shown = useLastNonNull(data ?? null) ?? entry;
  return (
    <>
      <EntryText content={shown.content} mentions={shown.mentions} />
      {shown.contentMoreYn === 'Y' && !isError && <MoreButton busy={opened} onClick={onOpen} />}
      {isError && <LoadError onRetry={() => refetch()} />}
    </>
  );
}
