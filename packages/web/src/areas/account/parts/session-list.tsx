import type { OwnSession } from '@portal/contract/areas/account/calls';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import list from '#ui/tables/rows.module.css';
import { Ago } from '#ui/text/ago.tsx';
import { Moment } from '#ui/text/values.tsx';
import { endOtherSessions, endOwnSession } from '../api.ts';
import { deviceName } from '../public/device-name.ts';

type Props = { sessions: readonly OwnSession[]; reload: () => Promise<unknown> };

/**
 * The browsers in which the user is signed in, the current one first. Each other one has a button that ends its
 * session.
 */
export function SessionList({ sessions, reload }: Props) {
  const end = (sessionId: number) =>
    performAction({
      confirmation: { title: '로그아웃', question: 'account.session.confirm', destructive: true },
      done: 'account.session.ended',
      failed: 'account.session.failed',
      send: () => endOwnSession(sessionId),
      reload,
    });
  const endOthers = () =>
    performAction({
      confirmation: {
        title: '다른 기기 모두 종료',
        button: '모두 종료',
        question: 'account.sessions.confirm',
        destructive: true,
      },
      done: 'account.sessions.ended',
      failed: 'account.session.failed',
      send: endOtherSessions,
      reload,
    });
  const ordered = [...sessions].sort((one, other) => Number(other.currentYn === 'Y') - Number(one.currentYn === 'Y'));
  return (
    <Stack gap={12}>
      <ul className={list['rows']} aria-label="로그인한 기기">
        {ordered.map((session) => {
          const name = deviceName(session.device);
          return (
            <li key={session.sessionId}>
              <div>
                <Row gap={8} wraps>
                  <strong title={session.device}>{name}</strong>
                  {session.currentYn === 'Y' && <Chip kind="accent">이 기기</Chip>}
                </Row>
                <p>
                  <span>{session.address}</span>
                  <span>
                    로그인 <Moment at={session.createdDtm} />
                  </span>
                  <span>
                    마지막 사용 <Ago at={session.lastSeenDtm} />
                  </span>
                </p>
              </div>
              {session.currentYn === 'N' && (
                <BusyButton
                  variant="default"
                  aria-label={`${name} ${session.createdDtm.slice(0, 16)} 로그인 종료`}
                  onClick={() => end(session.sessionId)}
                >
                  종료
                </BusyButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div>
          <BusyButton variant="default" onClick={endOthers}>
            다른 기기 모두 종료
          </BusyButton>
        </div>
      )}
    </Stack>
  );
}
