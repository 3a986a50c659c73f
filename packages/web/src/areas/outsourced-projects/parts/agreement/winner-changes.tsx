import { unconfirmedChanges } from '@portal/contract/areas/outsourced-projects/agreement';
import type { Agreement, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useState } from 'react';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { AgreedChanges, isOpenObjection, Responses } from './agreed-changes.tsx';
import { confirmChanges } from './api.ts';
import { ObjectionSheet } from './objection-sheet.tsx';
import { useReadChanges } from './use-read-changes.ts';
import { waitingChanges } from './waiting-changes.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** The changes that wait for the winner, as the user saw them. */
type Open = Agreement['changes'];

/** The buttons with which the winner answers the changes that are not confirmed. */
function AnswerButtons({
  project,
  reload,
  open,
  onObject,
}: Omit<Props, 'actor'> & { open: Open; onObject: () => void }) {
  const confirm = () =>
    performAction({
      done: 'outsourced.change.confirm.done',
      failed: 'outsourced.change.confirm.failed',
      send: () => confirmChanges(project.id, open.at(-1)?.changeId ?? 0),
      reload,
    });
  return (
    <div data-print="off">
      <ButtonRow wide>
        <BusyButton variant="default" needsServer onClick={onObject}>
          이의 제기
        </BusyButton>
        <BusyButton variant="default" needsServer onClick={confirm}>
          확인했습니다
        </BusyButton>
      </ButtonRow>
    </div>
  );
}

/** The changes that the winner has confirmed, and what was said about them, as one line that opens. */
function ConfirmedChanges({ changes, responses }: Pick<Agreement, 'changes' | 'responses'>) {
  return (
    <Fold
      head={
        <>
          <Text as="b" weight="semibold">
            확인한 변경 {changes.length}건
          </Text>
          <Text as="small" size={12} tone="soft" cut>
            {responses.findLast(({ kind }) => kind === 'confirmed')?.createdDtm.slice(0, 16)}
          </Text>
        </>
      }
    >
      <AgreedChanges changes={changes} />
      <Responses responses={responses} />
    </Fold>
  );
}

/** What staff changed after the award, on the page of the winner's company (D-220). Only the winner answers. */
export function WinnerChanges({ project, actor, reload }: Props) {
  useReadChanges(project);
  /** The changes on screen when the user opened the sheet. It stays while they type, whatever changes meanwhile. */
  const [objectingTo, setObjectingTo] = useState<Open | null>(null);
  const { agreed } = project;
  if (!agreed || agreed.changes.length === 0) return null;
  const open = unconfirmedChanges(agreed.changes, agreed.responses);
  /** What was confirmed is folded, unless this user has not opened it. */
  const isShown = (change: Open[number]) => open.includes(change) || change.readYN === 'N';
  const folded = agreed.changes.filter((change) => !isShown(change));
  // The answer to an objection after the last confirmation may be new to the winner.
  const lastConfirmed = agreed.responses.findLastIndex(({ kind }) => kind === 'confirmed');
  const settled = agreed.responses.filter((response, index) => index <= lastConfirmed && !isOpenObjection(response));
  const foldedResponses = folded.length > 0 ? settled : [];
  const mayAnswer = waitingChanges(project, actor).length > 0;
  return (
    <Section
      title="수주 후 변경"
      place="changes"
      note={`${agreed.changes.length}건`}
      {...(open.length > 0 ? { todo: `확인 전 ${open.length}건` } : {})}
    >
      {folded.length < agreed.changes.length && <AgreedChanges changes={agreed.changes.filter(isShown)} />}
      {mayAnswer && <AnswerButtons {...{ project, reload, open }} onObject={() => setObjectingTo(open)} />}
      <Responses responses={agreed.responses.filter((response) => !foldedResponses.includes(response))} />
      {folded.length > 0 && <ConfirmedChanges changes={folded} responses={foldedResponses} />}
      <ObjectionSheet project={project} changes={objectingTo} onClose={() => setObjectingTo(null)} reload={reload} />
    </Section>
  );
}
