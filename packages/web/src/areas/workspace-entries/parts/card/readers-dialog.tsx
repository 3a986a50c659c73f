import type { EntryReader, EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import { Text } from '#ui/text/text.tsx';
import { readersQuery } from '../../api.ts';
import { EntryTime } from './entry-time.tsx';

function People({ title, people }: { title: string; people: readonly EntryReader[] }) {
  if (people.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <CountedTitle as="h3" size={13} count={`${people.length}명`}>
        {title}
      </CountedTitle>
      <Lines size={13}>
        {people.map(({ userId, userName, deptName, positionName, readDtm }) => (
          <Row as="li" key={userId} gap={8} tall="row">
            <Initial name={userName} />
            <Text as="strong" weight="medium">
              {userName}
            </Text>
            <Text as="small" size={12} tone="faint">
              {deptName} {positionName}
            </Text>
            {readDtm !== '' && (
              <Text as="span" size={12} tone="faint" toEnd>
                <EntryTime at={readDtm} />
              </Text>
            )}
          </Row>
        ))}
      </Lines>
    </Stack>
  );
}

/** Who has read an entry and who has not, by name (D-237). */
export function ReadersDialog({ entry, onClose }: { entry: EntryRow; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(readersQuery(entry));
  return (
    <Dialog title="읽은 사람" opened onClose={onClose} width={400}>
      {data === undefined && (isError ? <LoadError onRetry={() => refetch()} /> : <Loading />)}
      <Stack gap={16} bounded>
        <People title="읽음" people={data?.filter(({ readDtm }) => readDtm !== '') ?? []} />
        <People title="읽지 않음" people={data?.filter(({ readDtm }) => readDtm === '') ?? []} />
      </Stack>
    </Dialog>
  );
}
