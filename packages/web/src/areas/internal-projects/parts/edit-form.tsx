import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ActionBar, SaveButton } from '../../../kit/form/action-bar.tsx';
import { ChangeReasonDialog } from '../../../kit/form/change-reason-dialog.tsx';
import { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import { fieldOf } from '../../../kit/form/field-of.ts';
import { FormFrame, FormGrid } from '../../../kit/form/form-frame.tsx';
import { StaleDialog } from '../../../kit/form/stale-dialog.tsx';
import { ListButton } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { SelectField } from '../../../ui/fields.tsx';
import { Section } from '../../../ui/headings.tsx';
import { RegisteredBy } from '../../project/public/people-facts.tsx';
import { SiteFields } from '../../project/public/site-fields.tsx';
import { earliestDay } from './allowed.ts';
import { CopyButton, EndingButtons } from './ending-buttons.tsx';
import { StatusSection } from './internal-facts.tsx';
import { InternalFields } from './internal-fields.tsx';
import { MaterialButton } from './material-button.tsx';
import { useInternalEdit } from './use-internal-edit.ts';
import { valuesOf } from './values.ts';

type Props = { project: InternalInfo; actor: Actor; reload: () => Promise<void> };
type Edit = ReturnType<typeof useInternalEdit>;

/** 시공 담당자 of a direct installation, not required (D-79). */
function ManagerSection({ form, choices }: Pick<Edit, 'form' | 'choices'>) {
  if (!asksConstructionManager(form.draft)) return null;
  return (
    <Section title="시공 정보">
      <FormGrid>
        <SelectField
          label="시공 담당자"
          placeholder="선택"
          options={choices.employees}
          {...fieldOf(form, 'ChoiceUserId')}
        />
      </FormGrid>
    </Section>
  );
}

/** The ways on, and the questions of the save itself. */
function EditFoot({ edit, ...props }: Props & { edit: Edit }) {
  return (
    <>
      <ActionBar>
        <ListButton path={paths.projectMizeList} />
        <CopyButton id={props.project.id} />
        <EndingButtons {...props} unsaved={edit.changed.length > 0} />
        <SaveButton changes={edit.changed.length} busy={edit.form.busy} onSave={edit.submit} />
      </ActionBar>
      <ChangeReasonDialog {...edit.reasonDialog} />
      <StaleDialog {...edit.staleDialog} />
    </>
  );
}

/** The detail while the project is in progress (INT-48 to INT-66). */
export function EditForm(props: Props) {
  const { project, actor, reload } = props;
  const reasons = useChangeReasons();
  const edit = useInternalEdit({ project, reload, reasons });
  const { form, choices, changed } = edit;
  return (
    <FormFrame busy={form.busy} foot={<EditFoot {...props} edit={edit} />}>
      <StatusSection project={project} side={<MaterialButton {...{ project, actor, changed, reasons, reload }} />} />
      <Section title="프로젝트정보">
        <InternalFields
          form={form}
          choices={choices}
          earliest={earliestDay(actor)}
          stored={valuesOf(edit.loaded).StartDate}
        />
      </Section>
      <Section title="고객 및 현장 정보">
        <SiteFields form={form} />
      </Section>
      <ManagerSection form={form} choices={choices} />
      <RegisteredBy project={project} />
    </FormFrame>
  );
}
