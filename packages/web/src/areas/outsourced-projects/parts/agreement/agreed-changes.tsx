import type { Agreement, ChangeResponse } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ReactNode } from 'react';
import { ChangedLines } from '#kit/record/changed-lines.tsx';
import css from './agreement.module.css';

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
export const isOpen = ({ kind, closedDtm }: ChangeResponse): boolean => kind === 'objected' && closedDtm === '';

const Answer = ({ response }: { response: ChangeResponse }) => {
  if (isOpen(response)) return <p className={css['open']}>답변을 기다립니다.</p>;
  if (response.answer === '') return <p className={css['waits']}>수주업체가 변경을 확인하여 이의가 끝났습니다.</p>;
  return (
    <div className={css['answer']}>
      <strong>답변</strong>
      <small>
        {response.answerUserName} · {response.closedDtm.slice(0, 16)}
      </small>
      <p>{response.answer}</p>
    </div>
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
    <ul className={css['responses']} aria-label="변경에 대한 응답">
      {responses.map((response) => (
        <li key={response.responseId}>
          <strong>{response.kind === 'confirmed' ? '변경 확인' : '이의'}</strong>
          <small>
            {response.userName} · {response.createdDtm.slice(0, 16)}
          </small>
          {response.kind === 'objected' && (
            <>
              <p>{response.objection}</p>
              <Answer response={response} />
              {isOpen(response) && actionOf?.(response)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
