import type { Agreement, ChangeResponse } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ReactNode } from 'react';
import { ChangedLines } from '#kit/record/changed-lines.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';

/** The changes of what was agreed, the newest first, each with its reason and day. */
export const AgreedChanges = ({ changes }: Pick<Agreement, 'changes'>) => (
  <ChangedLines
    lines={changes.toReversed().map(({ changeId, changeReason, createdDtm, readYN, ...change }) => ({
      ...change,
      id: changeId,
      reason: changeReason,
      by: '',
      at: createdDtm,
      isNew: readYN === 'N',
    }))}
  />
);

/** Whether an objection waits for an answer. */
export const isOpenObjection = ({ kind, closedDtm }: ChangeResponse): boolean =>
  kind === 'objected' && closedDtm === '';

const By = ({ word, name, at }: { word: string; name: string; at: string }) => (
  <Text>
    <Text as="strong" weight="semibold">
      {word}
    </Text>{' '}
    <Text as="small" size={12} tone="soft">
      {name} · {at.slice(0, 16)}
    </Text>
  </Text>
);

const Answer = ({ response }: { response: ChangeResponse }) => {
  if (isOpenObjection(response)) return <Text tone="warn">답변을 기다립니다.</Text>;
  if (response.answer === '') return <Text tone="soft">수주업체가 변경을 확인하여 이의가 끝났습니다.</Text>;
  return (
    <Panel kind="quiet" gap={4} padY={8} padX={12}>
      <By word="답변" name={response.answerUserName} at={response.closedDtm} />
      <Text breaks>{response.answer}</Text>
    </Panel>
  );
};

type Props = {
  responses: readonly ChangeResponse[];
  /** The action on an objection that waits. */
  actionOf?: (response: ChangeResponse) => ReactNode;
};

/** How the winner answered the changes: confirmations and objections with their answers, oldest first. */
export function Responses({ responses, actionOf }: Props) {
  if (responses.length === 0) return null;
  return (
    <Stack as="ul" gap={12} padY={12} line="above" aria-label="변경에 대한 응답">
      {responses.map((response) => (
        <Stack as="li" gap={4} key={response.responseId}>
          <By
            word={response.kind === 'confirmed' ? '변경 확인' : '이의'}
            name={response.userName}
            at={response.createdDtm}
          />
          {response.kind === 'objected' && (
            <>
              <Text breaks>{response.objection}</Text>
              <Answer response={response} />
              {isOpenObjection(response) && <div>{actionOf?.(response)}</div>}
            </>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
