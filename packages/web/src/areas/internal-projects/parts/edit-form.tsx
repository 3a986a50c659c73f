import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import { EditFoot } from '../../../kit/form/edit-foot.tsx';
import { fieldOf } from '../../../kit/form/field-of.ts';
import { FormFrame, FormGrid } from '../../../kit/form/form-frame.tsx';
import { ListButton } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { SelectField } from '../../../ui/fields.tsx';
import { Section } from '../../../ui/headings.tsx';
import { labelOf, withStored } from '../../lookups/public/choices.ts';
import { useLookup } from '../../lookups/public/use-lookups.ts';
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
function ManagerSection({ form, loaded }: Pick<Edit, 'form' | 'loaded'>) {
  const employees = withStored(useLookup('employees').choices, [
    { value: loaded.choiceUserId, label: loaded.choiceUserName },
  ]);
  return (
    <Section title="시공 정보">
      <FormGrid>
        <SelectField
          label="시공 담당자"
          placeholder="선택"
          options={employees}
          {...fieldOf(form, 'ChoiceUserId')}
          onChange={(ChoiceUserId) =>
            form.change({ ChoiceUserId, choiceUserName: ChoiceUserId && labelOf(employees, ChoiceUserId) })
          }
        />
      </FormGrid>
    </Section>
  );
}

/** The ways on from an edit. */
const Foot = ({ project, actor, reload, edit }: Props & { edit: Edit }) => (
  <EditFoot edit={edit}>
    <ListButton path={paths.projectMizeList} />
    <CopyButton id={project.id} />
    <EndingButtons {...{ project, actor, reload }} unsaved={edit.changed.length > 0} />
  </EditFoot>
);

/** The detail while the project is in progress (INT-48 to INT-66). */
export function EditForm(props: Props) {
  const { project, actor, reload } = props;
  const reasons = useChangeReasons();
  const edit = useInternalEdit({ project, reload, reasons });
  const { form, choices, changed } = edit;
  return (
    <FormFrame busy={form.busy} foot={<Foot {...props} edit={edit} />}>
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
      {asksConstructionManager(form.draft) && <ManagerSection form={form} loaded={edit.loaded} />}
      <RegisteredBy project={project} />
    </FormFrame>
  );
}
