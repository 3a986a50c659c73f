import { unconfirmedChanges } from '@portal/contract/areas/outsourced-projects/agreement';
import type { ChangeResponse, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useState } from 'react';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Section } from '#ui/text/headings.tsx';
import { answerObjection } from '../../api.ts';
import { isAllowed } from '../record/allowed.ts';
import { AgreedChanges, isOpen, Responses } from './change-lines.tsx';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** Whether the winner waits for an answer to an objection. */
export const hasOpenObjection = ({ agreed }: ProjectInfo): boolean => agreed?.responses.some(isOpen) ?? false;

/** The button 답변, with the dialog that ends one objection (CH3). */
function AnswerButton({ project, response, reload }: Omit<Props, 'actor'> & { response: ChangeResponse }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <BusyButton onClick={() => setOpened(true)}>답변</BusyButton>
      <MemoDialog
        confirmation={{
          title: '이의 답변',
          button: '답변',
          question: 'outsourced.answer.confirm',
          subject: {
            name: project.projectName,
            facts: [
              { label: '수주업체', value: `${project.choiceCompanyName} ${response.userName}` },
              { label: '이의', value: response.objection },
            ],
          },
        }}
        memo={{
          label: '답변',
          field: 'Answer',
          maxLength: TEXT_LIMIT.objection,
          missing: 'outsourced.answer.blank',
        }}
        done="outsourced.answer.done"
        failed="outsourced.answer.failed"
        send={(answer) => answerObjection(project.id, response.responseId, answer)}
        reload={reload}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

/** The changes since the award as the winner sees them, and how the winner answered, on the staff's page (D-221). */
export function StaffChanges({ project, actor, reload }: Props) {
  const { agreed } = project;
  if (!agreed || agreed.changes.length === 0) return null;
  const open = unconfirmedChanges(agreed.changes, agreed.responses).length;
  const mayAnswer = isAllowed('answerObjection', project, actor);
  return (
    <Section
      title="수주 후 변경"
      place="changes"
      note={open > 0 ? `수주업체 확인 전 ${open}건` : '수주업체 확인'}
      {...(hasOpenObjection(project) ? { todo: '이의에 답변해주세요' } : {})}
    >
      <AgreedChanges changes={agreed.changes} />
      <Responses
        responses={agreed.responses}
        {...(mayAnswer ? { actionOf: (response) => <AnswerButton {...{ project, response, reload }} /> } : {})}
      />
    </Section>
  );
}
