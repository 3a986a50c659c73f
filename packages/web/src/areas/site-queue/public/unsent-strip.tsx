import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LinkRow } from '#kit/page/link-row.tsx';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { setSignOutGuard } from '#lib/sign-out-guard.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { LeaveUnsent } from '../parts/list/leave-unsent.tsx';
import { useOnline } from '../parts/list/use-online.ts';
import { sendingNow } from '../parts/sender/send-queue.ts';
import { useSending } from '../parts/sender/use-sending.ts';
import type { UnsentEntry } from '../parts/store/entries.ts';
import { readUnsent } from '../parts/store/unsent.ts';
import { readCameraPlace } from './camera-place.ts';
import css from './unsent.module.css';
import { unsentText } from './unsent-text.ts';
import { useUnsent } from './use-unsent.ts';

type Question = { own: readonly UnsentEntry[]; answer: (agreed: boolean) => void };

/** Asks before a sign-out when something is unsent, which stays on the device. */
function useLeaveQuestion(): Question | null {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    setSignOutGuard(async () => {
      const { own } = await readUnsent();
      const ask = (resolve: (agreed: boolean) => void) =>
        setQuestion({
          own,
          answer: (agreed) => {
            setQuestion(null);
            resolve(agreed);
          },
        });
      return own.length === 0 ? null : new Promise<boolean>(ask);
    });
    return () => setSignOutGuard(null);
  }, []);
  return question;
}

/** Opens the camera again after the system ended the page while its own camera was open. */
function useReturnToCamera(): void {
  const navigate = useNavigate();
  useEffect(() => {
    readCameraPlace()
      .then(async (place) => {
        if (place?.away === true) await navigate({ to: paths.siteCamera });
      })
      .catch((error: unknown) => logFailure('camera', error));
  }, [navigate]);
}

/**
 * '미전송 3장' on every page of a contractor while something is unsent. With it come the sending itself and the question
 * before a sign-out.
 */
export function UnsentStrip() {
  useSending();
  useReturnToCamera();
  const question = useLeaveQuestion();
  const unsent = useUnsent();
  const online = useOnline();
  const isSending = useSyncExternalStore(sendingNow.subscribe, sendingNow.get) !== 0;
  const text = unsentText(unsent?.own ?? []);
  return (
    <>
      {text !== '' && (
        <LinkRow
          className={css['strip'] ?? ''}
          gap={8}
          padX={16}
          size={14}
          ground="warn-soft"
          tone="warn"
          to={paths.siteQueue}
          data-unsent="true"
          data-print="off"
        >
          <Icon name="upload" />
          <Text as="b" fill>
            {!online && '오프라인 · '}
            {text}
          </Text>
          <span>{isSending ? '보내는 중' : '기기에 저장됨'}</span>
          <Icon name="next" />
        </LinkRow>
      )}
      {question !== null && <LeaveUnsent entries={question.own} onAnswer={question.answer} />}
    </>
  );
}
