import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ReferenceEntry, ReferenceList } from './reference-list.ts';
import { retireEntry } from './retire-entry.ts';

type Props<Row extends ReferenceEntry, Draft extends object> = {
  list: ReferenceList<Row, Draft>;
  row: Row;
  reload: () => Promise<unknown>;
  onDone: () => void;
};

/** What can become of an entry, and what that means. */
const Fate = ({ name, note }: { name: string; note: string }) => (
  <div>
    <Text as="strong" weight="semibold">
      {name}
    </Text>
    <Note size={12}>{note}</Note>
  </div>
);

/** Retires an entry or makes it active again. An entry can be deleted where its list allows it. */
export function EntryActions<Row extends ReferenceEntry, Draft extends object>({
  list,
  row,
  reload,
  onDone,
}: Props<Row, Draft>) {
  const { remove, removeNote = '한 번도 쓰이지 않은 항목만 삭제할 수 있습니다.' } = list;
  const isActive = row.activeYN === 'Y';
  const subject = { name: list.nameOf(row), facts: [] };
  const finish = () => {
    onDone();
    return reload();
  };
  return (
    <Grid columns="first" gap={12} padY={16} line="above" align="center">
      <Fate name={isActive ? '사용' : '사용 안 함'} note={list.retireNote} />
      <BusyButton variant="default" needsServer onClick={() => retireEntry({ list, row, reload: finish })}>
        {isActive ? '사용 안 함으로 변경' : '사용으로 변경'}
      </BusyButton>
      {remove && (
        <>
          <Fate name="삭제" note={removeNote} />
          <BusyButton
            variant="outline"
            color="red"
            onClick={() =>
              performAction({
                confirmation: { title: '삭제', question: 'reference.remove.confirm', subject, destructive: true },
                done: 'reference.remove.done',
                failed: 'reference.remove.failed',
                send: async () => {
                  await remove(row);
                  onDone();
                },
                reload,
              })
            }
          >
            삭제
          </BusyButton>
        </>
      )}
    </Grid>
  );
}
