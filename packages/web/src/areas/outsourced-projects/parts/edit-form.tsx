import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { UploadProgress } from '../../../kit/files/upload-progress.tsx';
import { ActionBar, SaveButton } from '../../../kit/form/action-bar.tsx';
import { ChangeReasonDialog } from '../../../kit/form/change-reason-dialog.tsx';
import { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { StaleDialog } from '../../../kit/form/stale-dialog.tsx';
import { ListButton } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../../../ui/headings.tsx';
import { RegisteredBy } from '../../project/public/people-facts.tsx';
import { AwardSection } from './award-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { isOpenField } from './edit-draft.ts';
import { EvaluationSection } from './evaluation-section.tsx';
import { ProjectFacts, StatusSection } from './project-facts.tsx';
import { ProjectFields } from './project-fields.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { TransitionButtons } from './transition-buttons.tsx';
import { useMaterials } from './use-materials.ts';
import { type ProjectEdit, useProjectEdit } from './use-project-edit.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** The section 프로젝트정보: fields, or plain facts where the state lets nothing of it change (D-57). */
function EditProject({ project, edit }: { project: ProjectInfo; edit: ProjectEdit }) {
  return (
    <Section title="프로젝트정보">
      {isOpenField(project, 'Price') ? (
        <ProjectFields form={edit.form} choices={edit.choices} chosenDay={project.choiceSelDate} />
      ) : (
        <ProjectFacts project={project} />
      )}
    </Section>
  );
}

/** What stays usable during a save: progress, the ways on, and the questions of the save itself. */
function EditFoot({ edit, ...props }: Props & { edit: ProjectEdit }) {
  return (
    <>
      <UploadProgress uploads={edit.uploads} files={edit.draft.photos} />
      <ActionBar>
        <ListButton path={paths.projectList} />
        <TransitionButtons
          {...props}
          scores={edit.draft.CheckLists}
          unsaved={{ project: edit.changed.length > 0, anything: edit.changes > 0 }}
        />
        <SaveButton changes={edit.changes} busy={edit.form.busy} onSave={edit.submit} />
      </ActionBar>
      <ChangeReasonDialog {...edit.reasonDialog} />
      <StaleDialog {...edit.staleDialog} />
    </>
  );
}

/** The staff's detail while something of the project may still change (OUT-85 to OUT-124). */
export function EditForm(props: Props) {
  const { project, actor, reload } = props;
  const reasons = useChangeReasons();
  const edit = useProjectEdit({ project, reload, reasons });
  const { draft, form, changed } = edit;
  const materials = useMaterials({ project, changed, reasons, reload });
  return (
    <FormFrame busy={form.busy} foot={<EditFoot {...props} edit={edit} />}>
      <StatusSection project={project} actor={actor} />
      <EditProject project={project} edit={edit} />
      <AwardSection project={project} actor={actor} />
      <CustomerSection project={project} actor={actor} edit={edit} />
      <ShippingSection
        project={project}
        actor={actor}
        draft={draft.values.shipping}
        onChange={(shipping) => form.change({ shipping })}
        actions={materials}
      />
      <EvaluationSection project={project} draft={draft} onRate={edit.rate} />
      <RegisteredBy project={project} />
    </FormFrame>
  );
}
