import type { EntryReader, EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { readersQuery } from '../../api.ts';
import { EntryTime } from './entry-time.tsx';
import css from './readers-dialog.module.css';

function People({ title, people }: { title: string; people: readonly EntryReader[] }) {
  if (people.length === 0) return null;
  return (
    <section className={css['part']} aria-label={title}>
      <h3>
        {title} <b>{people.length}명</b>
      </h3>
      <ul>
        {people.map(({ userId, userName, deptName, positionName, readDtm }) => (
          <li key={userId}>
            <Initial name={userName} />
            <strong>{userName}</strong>
            <small>
              {deptName} {positionName}
            </small>
            {readDtm !== '' && <EntryTime at={readDtm} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has read an entry and who has not, by name (D-237). */
export function ReadersDialog({ entry, onClose }: { entry: EntryRow; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(readersQuery(entry));
  return (
    <Dialog title="읽은 사람" opened onClose={onClose} width={400}>
      {data === undefined && (isError ? <LoadError onRetry={() => refetch()} /> : <Loading />)}
      <div className={css['lists']}>
        <People title="읽음" people={data?.filter(({ readDtm }) => readDtm !== '') ?? []} />
        <People title="읽지 않음" people={data?.filter(({ readDtm }) => readDtm === '') ?? []} />
      </div>
    </Dialog>
  );
}
