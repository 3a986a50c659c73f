import type { RequestRow } from '@portal/contract/areas/workspace/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { performAction } from '../../../kit/record/perform-action.ts';
import { call } from '../../../lib/call.ts';
import { Ago } from '../../../ui/ago.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { refreshWorkspace } from '../api.ts';
import { PersonLine } from './person-line.tsx';

type Props = {
  request: RequestRow;
  /** Names the room, where requests of several stand together. */
  withRoom?: boolean;
};

/** Somebody who asks to join, and both answers (WORK-16). */
export function RequestLine({ request, withRoom = false }: Props) {
  const client = useQueryClient();
  const one = { ProjectId: request.projectId, MemberUserId: request.userId };
  const answer = (done: MessageKey, send: () => Promise<unknown>) => () =>
    performAction({ done, failed: 'common.requestFailed', send, reload: () => refreshWorkspace(client) });
  return (
    <PersonLine
      person={request}
      note={
        <>
          {withRoom && <b>{request.projectName}</b>} <Ago at={request.createdDtm} />
        </>
      }
    >
      <BusyButton
        variant="default"
        aria-label={`${request.userName}님 거절`}
        onClick={answer('workspace.refuse.done', () => call('Project/project-request-refuse', one))}
      >
        거절
      </BusyButton>
      <BusyButton
        variant="light"
        aria-label={`${request.userName}님 승인`}
        onClick={answer('workspace.approve.done', () => call('Project/project-request-approve', one))}
      >
        승인
      </BusyButton>
    </PersonLine>
  );
}
