import type { RequestRow } from '@portal/contract/areas/workspace/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { type MemberActionPath, sendMemberAction } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { PersonLine } from './person-line.tsx';

type Props = {
  request: RequestRow;
  /** Whether to show the room's name, for lists with requests of several rooms. */
  withRoom?: boolean;
};

/** A join request with the buttons to refuse and approve it (WORK-16). */
export function RequestLine({ request, withRoom = false }: Props) {
  const client = useQueryClient();
  const answer = (done: MessageKey, path: MemberActionPath) => () =>
    performAction({
      done,
      failed: 'workspace.request.failed',
      send: () => sendMemberAction(path, request.projectId, request.userId),
      reload: () => refreshWorkspace(client),
    });
  return (
    <PersonLine
      person={request}
      note={
        <>
          {withRoom && (
            <Text as="b" weight="semibold" tone="text">
              {request.projectName}
            </Text>
          )}{' '}
          <Ago at={request.createdDtm} />
        </>
      }
    >
      <BusyButton
        variant="default"
        needsServer
        aria-label={`${request.userName}님 거절`}
        onClick={answer('workspace.refuse.done', 'Project/project-request-refuse')}
      >
        거절
      </BusyButton>
      <BusyButton
        variant="light"
        aria-label={`${request.userName}님 승인`}
        onClick={answer('workspace.approve.done', 'Project/project-request-approve')}
      >
        승인
      </BusyButton>
    </PersonLine>
  );
}
