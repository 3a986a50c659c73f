import { billDateChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { fieldOf } from '../../../kit/form/field-of.ts';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { type FormFields, useForm } from '../../../kit/form/use-form.ts';
import { performAction } from '../../../kit/record/perform-action.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Section } from '../../../ui/headings.tsx';
import { receiveMaterials, saveBillDate } from '../api.ts';
import { isAllowed } from './allowed.ts';
import css from './winner-actions.module.css';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

const isWinner = (project: ProjectInfo): boolean => project.winnerYN === toYesNo(true);

/** Whether this user may save the invoice date now (D-62). */
export const maySaveBillDate = ({ project, actor }: Omit<Props, 'reload'>): boolean =>
  isWinner(project) && isAllowed('saveBillDate', project, actor);

/** The invoice date of the winner, and saving it (T9). */
export function useBillDate({ project, reload }: Omit<Props, 'actor'>) {
  const { draft, change } = useDraft({ BillDate: project.billDate });
  const form = useForm({ draft, change, checks: billDateChecks, empty: { BillDate: '' } });
  const save = async () => {
    if (!form.isRight()) return;
    await performAction({
      done: 'outsourced.billDate.done',
      failed: 'outsourced.billDate.failed',
      send: () => saveBillDate(project.id, draft.BillDate),
      reload,
    });
  };
  return { form, save };
}

/** The day of the contractor's invoice, from the browser's own calendar (PART-45). */
export function BillDateBox({ form }: { form: FormFields<{ BillDate: string }> }) {
  return (
    <Section title="계산서 발행일">
      <div className={css['date']}>
        <TextField label="계산서 발행일" type="date" {...fieldOf(form, 'BillDate')} />
      </div>
    </Section>
  );
}

/** Receipt stands open to the winner once something was sent (MT4, D-70). */
const mayReceive = ({ project, actor }: Omit<Props, 'reload'>): boolean =>
  isWinner(project) &&
  isAllowed('receiveMaterials', project, actor) &&
  project.deliveryType !== '' &&
  project.materialSendYN === toYesNo(true) &&
  project.materialReceiveYN !== toYesNo(true);

/** What the winner does with a project after the award: 자재수령 and the invoice date (PART-42 to PART-49). */
export function WinnerActions({ onSaveBillDate, ...props }: Props & { onSaveBillDate: () => Promise<unknown> }) {
  const receive = () =>
    performAction({
      question: 'materials.receive.confirm',
      done: 'materials.receive.done',
      failed: 'materials.receive.failed',
      send: () => receiveMaterials(props.project.id),
      reload: props.reload,
    });
  return (
    <>
      {mayReceive(props) && <BusyButton onClick={receive}>자재수령</BusyButton>}
      {maySaveBillDate(props) && <BusyButton onClick={onSaveBillDate}>저장</BusyButton>}
    </>
  );
}
