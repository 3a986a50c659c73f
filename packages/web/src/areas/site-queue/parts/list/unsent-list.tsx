import { useSyncExternalStore } from 'react';
import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { sendAgain, sendingNow, sentPercent } from '../sender/send-queue.ts';
import { lacksReason } from '../sender/send-with-reason.ts';
import { lacksPhoto, sendWithoutMissing } from '../sender/send-without.ts';
import { removeEntry, type UnsentEntry } from '../store/entries.ts';
import { announceQueueChange } from '../store/queue-changes.ts';
import { EntryGroup } from './entry-group.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { type EntryState, entryState, madeText, reasonText } from './entry-state.ts';
import { QueueRow } from './queue-row.tsx';
import { ReasonForm } from './reason-form.tsx';
import { saveToDevice } from './save-to-device.ts';

const STATE_WORDS: Readonly<Record<EntryState, string>> = {
  open: '작성 중',
  sending: '보내는 중',
  waiting: '대기',
  failed: '대기',
  refused: '보낼 수 없음',
  over: '보관 끝남',
};

const TONES: Readonly<Partial<Record<EntryState, Look['tone']>>> = { sending: 'accent', refused: 'bad' };

/** Removes entries that will never go, after a question: this is the only way to lose one. */
async function giveUp(entries: readonly UnsentEntry[]): Promise<void> {
  if (!(await confirm({ title: '지우기', question: 'queue.remove.confirm', destructive: true }))) return;
  for (const entry of entries) await removeEntry(entry);
  announceQueueChange();
}

const Buttons = ({ entry, state }: { entry: UnsentEntry; state: EntryState }) => (
  <Row as="span" gap={8} wraps>
    {(state === 'failed' || (state === 'refused' && !lacksReason(entry)) || state === 'over') && (
      <BusyButton size="sm" variant="default" onClick={() => sendAgain([entry])}>
        다시 보내기
      </BusyButton>
    )}
    {lacksPhoto(entry) && (
      <BusyButton
        size="sm"
        variant="default"
        onClick={() => sendWithoutMissing(entry).catch((error: unknown) => showRefusal('common.requestFailed', error))}
      >
        없는 사진 빼고 보내기
      </BusyButton>
    )}
    {(state === 'refused' || state === 'over') && (
      <>
        <BusyButton size="sm" variant="default" onClick={() => saveToDevice([entry])}>
          기기에 저장
        </BusyButton>
        <BusyButton size="sm" variant="subtle" color="gray" onClick={() => giveUp([entry])}>
          지우기
        </BusyButton>
      </>
    )}
  </Row>
);

/** How much of a photo has been sent. Other entries are too short to tell. */
function Progress({ entry }: { entry: UnsentEntry }) {
  const percent = useSyncExternalStore(sentPercent.subscribe, sentPercent.get);
  if (entry.fileField === '') return STATE_WORDS.sending;
  return (
    <>
      {percent}%
      <progress value={percent} max={100} aria-label={`${entry.title} 전송`} />
    </>
  );
}

function UnsentRow({ entry, sending }: { entry: UnsentEntry; sending: number }) {
  const state = entryState(entry, sending, Date.now());
  return (
    <QueueRow
      picture={<EntryPicture entry={entry} />}
      title={entry.title}
      note={madeText(entry, new Date())}
      reason={reasonText(entry, state)}
      state={state === 'sending' ? <Progress entry={entry} /> : STATE_WORDS[state]}
      tone={TONES[state] ?? 'soft'}
    >
      {lacksReason(entry) && <ReasonForm entry={entry} />}
      <Buttons entry={entry} state={state} />
    </QueueRow>
  );
}

/** Unsent entries under the names of their projects, each with its state and what can be done. */
export function UnsentList({ entries }: { entries: readonly UnsentEntry[] }) {
  const sending = useSyncExternalStore(sendingNow.subscribe, sendingNow.get);
  const awards = [...new Map(entries.map(({ awardId, projectName }) => [awardId, projectName]))];
  return awards.map(([awardId, projectName]) => (
    <EntryGroup key={awardId} title={projectName}>
      <Lines ground="surface">
        {entries
          .filter((entry) => entry.awardId === awardId)
          .map((entry) => (
            <UnsentRow key={entry.seq} entry={entry} sending={sending} />
          ))}
      </Lines>
    </EntryGroup>
  ));
}
