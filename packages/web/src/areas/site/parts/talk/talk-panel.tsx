import { type Actor, isStaff } from '@portal/contract/core/actor';
import { josa } from 'es-hangul';
import { type ReactNode, useRef, useState } from 'react';
import { UnsentMessages } from '#areas/site-queue/public/unsent-messages.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Column, Scroll } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import type { LoadedTalk } from '../../public/talk-query.ts';
import { MessageList } from './message-list.tsx';
import css from './talk.module.css';
import { TalkFoot, type Writing } from './talk-foot.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useTalk } from './use-talk.ts';
import { useTalkScroll } from './use-talk-scroll.ts';

type Props = {
  projectId: number;
  actor: Actor;
  /** The name of the project, under which the company keeps what it cannot send. Undefined for staff. */
  projectName?: string;
  /** What stands in place of a talk that the company may not read any more. */
  closed?: ReactNode;
};

/** Who reads what is written here: never the colour alone. */
const Note = ({ meta, actor }: { meta: LoadedTalk['meta']; actor: Actor }) => (
  <Row as="p" className={css['note']} gap={8} padX={16} size={12} phoneSize={14} weight="medium" firm>
    <Icon name={isStaff(actor) ? 'alert' : 'people'} size={16} />
    {isStaff(actor) ? (
      <span>
        <b>업체에 보입니다</b> · {meta.companyName} {meta.companyCount}명
      </span>
    ) : (
      <span>
        {josa(meta.staffName, '와/과')} {josa(meta.companyName, '이/가')} 함께 봅니다 ·{' '}
        <b>{meta.staffCount + meta.companyCount}명</b>
      </span>
    )}
  </Row>
);

/** Staff choose among the awards of a project that was taken more than once. */
const AwardChoice = ({ meta, onChoose }: { meta: LoadedTalk['meta']; onChoose: (awardId: number) => void }) =>
  meta.awards.length > 1 && (
    <Row padX={16} padY={8} firm scrolls>
      <Segments
        label="수주"
        value={String(meta.awardId)}
        options={meta.awards.map(({ awardId, companyName, acceptedDtm }) => ({
          value: String(awardId),
          label: `${companyName} ${acceptedDtm.slice(5, 10)}`,
        }))}
        onChange={(chosen) => onChoose(Number(chosen))}
      />
    </Row>
  );

type OpenProps = Pick<Props, 'projectId' | 'projectName'> & {
  talk: ReturnType<typeof useTalk>;
  data: LoadedTalk;
  actor: Actor;
  onChoose: (awardId: number) => void;
  writing: Writing;
};

/** The loaded talk of an award. */
function OpenTalk({ talk, data, actor, onChoose, writing, projectId, projectName }: OpenProps) {
  const { meta, rows } = data;
  const stream = useRef<HTMLDivElement>(null);
  const newestId = rows.at(-1)?.messageId ?? 0;
  const { hasNew, toEnd, keepPlace } = useTalkScroll(stream, newestId, rows[0]?.messageId ?? 0);
  useReadMark(newestId, meta.unreadCount);
  const handleSent = async () => {
    await talk.refresh();
    toEnd();
  };
  return (
    <Column
      as="section"
      className={css['panel']}
      size={13}
      phoneSize={15}
      aria-label="현장 대화"
      data-place="site-talk"
      tabIndex={-1}
    >
      <Note meta={meta} actor={actor} />
      <AwardChoice meta={meta} onChoose={onChoose} />
      <Scroll className={css['stream']} padX={16} ref={stream}>
        <Stack centred>
          {meta.before > 0 && (
            <BusyButton variant="subtle" size="compact-sm" onClick={() => talk.loadOlder(keepPlace)}>
              이전 메시지 더 보기
            </BusyButton>
          )}
          {rows.length === 0 && (
            <Text padY={24} tone="faint">
              아직 주고받은 메시지가 없습니다.
            </Text>
          )}
        </Stack>
        <MessageList talk={data} actor={actor} onChanged={talk.refresh} />
      </Scroll>
      {projectName !== undefined && <UnsentMessages {...{ projectId }} awardId={meta.awardId} onSent={handleSent} />}
      {hasNew && (
        <Row
          as={Press}
          className={css['new']}
          gap={4}
          padX={12}
          tall="control"
          size={13}
          weight="semibold"
          round="full"
          onClick={toEnd}
        >
          <Icon name="down" size={14} />새 메시지
        </Row>
      )}
      <TalkFoot
        {...{ meta, actor, projectId, writing }}
        {...(projectName === undefined ? {} : { projectName })}
        onSent={handleSent}
      />
    </Column>
  );
}

/** The talk as it was, once it has closed while a message is being written. The message stays with it. */
function useTalkWhileWriting(data: LoadedTalk | undefined, isWriting: boolean): LoadedTalk | undefined {
  const [last, setLast] = useState<LoadedTalk>();
  const isClosed = data?.meta.access === 'closed';
  if (data && !isClosed && data !== last) setLast(data);
  return isClosed && isWriting && last ? { ...last, meta: { ...last.meta, access: 'read' } } : data;
}

/** The talk of a site: who reads it, its messages, and the box for a new one. */
export function TalkPanel({ projectId, actor, projectName, closed }: Props) {
  const [awardId, setAwardId] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const talk = useTalk(projectId, awardId);
  const data = useTalkWhileWriting(talk.data, isWriting);
  if (!data) return talk.isError ? <LoadError onRetry={() => talk.refetch()} /> : <Loading />;
  if (data.meta.access === 'closed') return closed;
  return (
    <OpenTalk
      key={awardId}
      {...{ talk, data, actor, projectId }}
      writing={{ is: isWriting, set: setWriting }}
      {...(projectName === undefined ? {} : { projectName })}
      onChoose={setAwardId}
    />
  );
}
