import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ListButton } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ChangeReasonDialog } from '../../comments/public/change-reason-dialog.tsx';
import { StaleDialog } from '../../comments/public/stale-dialog.tsx';
import { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { FormBody } from '../../project-parts/public/form-body.tsx';
import { RegisteredBy } from '../../project-parts/public/registered-by.tsx';
import { UploadProgress } from '../../project-parts/public/upload-progress.tsx';
import { useLeaveGuard } from '../../project-parts/public/use-leave-guard.ts';
import { ContactRow } from './contact-row.tsx';
import { EditCustomer } from './edit-customer.tsx';
import { isOpenField } from './edit-draft.ts';
import { EditEvaluations } from './edit-evaluations.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectFields } from './project-fields.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { StatusBlock } from './status-block.tsx';
import { EndingButtons, TransitionButtons } from './transition-buttons.tsx';
import { useMaterials } from './use-materials.ts';
import { type ProjectEdit, useProjectEdit } from './use-project-edit.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** The section 프로젝트정보: fields, or plain facts where the state lets nothing of it change (D-57). */
function EditProject({ project, edit }: { project: ProjectInfo; edit: ProjectEdit }) {
  return (
    <Section title="프로젝트정보">
      {isOpenField(project, 'Price') ? (
        <ProjectFields
          draft={edit.draft.values}
          onChange={edit.change}
          choices={edit.choices}
          chosenDay={project.choiceSelDate}
          isLocked={(field) => !isOpenField(project, field)}
        />
      ) : (
        <ProjectFacts project={project} />
      )}
    </Section>
  );
}

/** The staff's detail while something of the project may still change (OUT-85 to OUT-124). */
export function EditForm({ project, actor, reload }: Props) {
  const reasons = useChangeReasons();
  const edit = useProjectEdit({ project, reload, reasons });
  const { draft, changed, busy } = edit;
  const materials = useMaterials({ project, changed, reasons, reload });
  useLeaveGuard(edit.dirty);
  const takeTheirs = async () => {
    edit.dismissStale();
    await reload();
  };
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
      <FormBody busy={busy}>
        <Section title="진행 상태">
          <StatusBlock project={project} />
        </Section>
        <EditProject project={project} edit={edit} />
        <ContactRow project={project} actor={actor} />
        <EditCustomer project={project} edit={edit} />
        <ShippingSection
          project={project}
          actor={actor}
          draft={draft.values.shipping}
          onChange={(shipping) => edit.change({ shipping })}
          actions={materials}
        />
        <EditEvaluations project={project} draft={draft} onRate={edit.rate} />
        <RegisteredBy project={project} />
      </FormBody>
      <UploadProgress fraction={edit.progress} />
      <ActionBar>
        <ListButton path={paths.projectList} />
        <EndingButtons project={project} actor={actor} reload={reload} />
        <TransitionButtons
          project={project}
          actor={actor}
          scores={draft.CheckLists}
          unsaved={changed.length > 0}
          reload={reload}
        />
        <BusyButton busy={busy} onClick={edit.submit}>
          저장
        </BusyButton>
      </ActionBar>
      <ChangeReasonDialog {...reasons.dialog} />
      <StaleDialog changes={edit.stale} onReload={takeTheirs} onClose={edit.dismissStale} />
    </form>
  );
}
