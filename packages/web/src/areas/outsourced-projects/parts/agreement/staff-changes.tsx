import { unconfirmedChanges } from '@portal/contract/areas/outsourced-projects/agreement';
import type { ChangeResponse, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Section } from '#ui/text/headings.tsx';
import { isAllowed } from '../record/allowed.ts';
import { AgreedChanges, isOpenObjection, Responses } from './agreed-changes.tsx';
import { answerObjection } from './api.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** Whether the winner waits for an answer to an objection. */
export const hasOpenObjection = ({ agreed }: ProjectInfo): boolean => agreed?.responses.some(isOpenObjection) ?? false;

/** The dialog with which staff answer an objection, which ends it (CH3). */
function AnswerDialog(
  props: Omit<Props, 'actor'> & { objection: ChangeResponse; opened: boolean; onClose: () => void },
) {
  const { project, reload, objection, opened, onClose } = props;
  return (
    <MemoDialog
      confirmation={{
        title: '이의 답변',
        button: '답변',
        question: 'outsourced.answer.confirm',
        subject: {
          name: project.projectName,
          facts: [
            { label: '수주업체', value: `${project.choiceCompanyName} ${objection.userName}` },
            { label: '이의', value: objection.objection },
          ],
        },
      }}
      memo={{
        label: '답변',
        field: 'Answer',
        readers: messageText('reason.readers.company'),
        maxLength: TEXT_LIMIT.objection,
        missing: 'outsourced.answer.blank',
      }}
      done="outsourced.answer.done"
      failed="outsourced.answer.failed"
      send={(answer) => answerObjection(project.id, objection.responseId, answer)}
      reload={reload}
      opened={opened}
      onClose={onClose}
    />
  );
}

/** The changes since the award as the winner sees them, and how the winner answered, on the staff's page (D-221). */
export function StaffChanges({ project, actor, reload }: Props) {
  /** The objection that the user answers. Its dialog stays while they type, also when it was answered meanwhile. */
  const [answering, setAnswering] = useState<ChangeResponse | null>(null);
  const [opened, setOpened] = useState(false);
  const { agreed } = project;
  if (!agreed || agreed.changes.length === 0) return null;
  const open = unconfirmedChanges(agreed.changes, agreed.responses).length;
  const openDialog = (objection: ChangeResponse) => {
    setAnswering(objection);
    setOpened(true);
  };
  const answerButton = (objection: ChangeResponse) => (
    <BusyButton onClick={() => openDialog(objection)}>답변</BusyButton>
  );
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
        {...(isAllowed('answerObjection', project, actor) ? { actionOf: answerButton } : {})}
      />
      {answering && (
        <AnswerDialog
          key={answering.responseId}
          {...{ project, reload, opened }}
          objection={answering}
          onClose={() => setOpened(false)}
        />
      )}
    </Section>
  );
}
