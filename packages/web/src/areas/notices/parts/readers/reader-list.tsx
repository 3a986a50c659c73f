import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeReader } from '@portal/contract/areas/notices/shapes';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { End } from './end.tsx';
import { doneGroups, type ReaderBlock, readerBlocks } from './reader-blocks.ts';
import css from './readers.module.css';
import type { ShownReaders, useReaders } from './use-readers.ts';

type Props = { board: NoticeBoard; readers: ReturnType<typeof useReaders> };

const GROUP_NOUN = { [NoticeBoard.Partners]: '업체', [NoticeBoard.Staff]: '부서' } as const;

/** When the person read the notice or was reminded of it: '11-23 09:10'. */
function readerState({ readDtm, remindedDtm }: NoticeReader): string {
  if (readDtm !== '') return readDtm.slice(5, 16);
  return remindedDtm === '' ? '안 읽음' : `${remindedDtm.slice(5, 16)} 요청함`;
}

const Block = ({ block: { name, counts, people }, shown }: { block: ReaderBlock; shown: ShownReaders }) => (
  <details className={css['group']} open>
    <Row as="summary" gap={8} padY={4} touch weight="semibold" line="above">
      <Row as="span" tone="faint" firm>
        <Icon name="down" size={14} />
      </Row>
      <span>{name}</span>
      <End>
        {shown === 'N' && `${counts.unread}명 안 읽음 · `}
        {counts.read} / {counts.total}
      </End>
    </Row>
    <Stack as="ul">
      {people.map((person) => (
        <Row as="li" key={person.userId} gap={8} padY={4} touch>
          <Initial name={person.userName} />
          <span>{person.userName}</span>
          <End title={(person.readDtm || person.remindedDtm).slice(0, 16)}>{readerState(person)}</End>
        </Row>
      ))}
    </Stack>
  </details>
);

/** The readers by company or department. Those in which everybody has read the notice are one line. */
export function ReaderList({ board, readers: { shown, groups, counts, people } }: Props) {
  const loaded = people.data?.pages.flatMap(({ data }) => data) ?? [];
  const done = doneGroups(groups.data ?? []);
  const rest = (shown === 'N' ? counts.unread : counts.read) - loaded.length;
  return (
    <>
      {people.isPending && <Loading />}
      {people.isError && <LoadError onRetry={() => people.refetch()} />}
      {readerBlocks(loaded, groups.data ?? []).map((block) => (
        <Block key={block.key} block={block} shown={shown} />
      ))}
      {people.hasNextPage && (
        <BusyButton variant="subtle" size="compact-sm" fullWidth onClick={() => people.fetchNextPage()}>
          {rest}명 더 보기
        </BusyButton>
      )}
      {shown === 'N' && done.groups > 0 && (
        <Row as="p" gap={8} padY={4} touch weight="semibold" line="above">
          <Row as="span" tone="good" firm>
            <Icon name="check" size={14} />
          </Row>
          {loaded.length > 0 ? '다른 ' : ''}
          {GROUP_NOUN[board]} {done.groups}곳<End tone="good">{done.people}명 모두 읽음</End>
        </Row>
      )}
      {shown === 'Y' && counts.read === 0 && !people.isPending && <Empty>아직 아무도 읽지 않았습니다.</Empty>}
    </>
  );
}
