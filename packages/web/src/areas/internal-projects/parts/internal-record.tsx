import { Board } from '@portal/contract/areas/comments/boards';
import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { ConfirmMaterialsButton } from '#areas/project/public/confirm-materials-button.tsx';
import { RegisteredBy } from '#areas/project/public/people-facts.tsx';
import { SiteFacts, SiteFields } from '#areas/project/public/site-fields.tsx';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { RecordActions } from '#kit/record/record-actions.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { SaveBar } from '#kit/record/save-bar.tsx';
import { toggleMaterials } from '../api.ts';
import { earliestDay, isAllowed } from './allowed.ts';
import { endingActions, nextAction } from './internal-actions.ts';
import { InternalCancellation, InternalFacts } from './internal-facts.tsx';
import { InternalFields } from './internal-fields.tsx';
import { InternalHead } from './internal-head.tsx';
import { subjectOf } from './internal-subject.ts';
import { ManagerField } from './manager-field.tsx';
import { useCopyAction } from './use-copy-action.ts';
import { type InternalEdit, useInternalEdit } from './use-internal-edit.ts';
import { valuesOf } from './values.ts';

type Props = { project: InternalInfo; actor: Actor; kind: string; reload: () => Promise<void> };
type SectionProps = Omit<Props, 'kind'> & { edit: InternalEdit };

/** The button 자재확정 or 자재수정, shown when the project has materials (I5, I6). */
function Toggle({ project, actor, edit, reload }: SectionProps) {
  if (project.mizeMaterials.length === 0) return null;
  const confirmed = project.materialConfirmYN === 'Y';
  if (!isAllowed(confirmed ? 'reopenMaterials' : 'confirmMaterials', project, actor)) return null;
  return (
    <ConfirmMaterialsButton
      kind={confirmed ? 'reopen' : 'confirm'}
      subject={subjectOf(project)}
      stored={project.mizeMaterials}
      changed={edit.changed}
      send={(status, given) => toggleMaterials(project.id, status, given)}
      reload={reload}
      onMissing={() => edit.sections.showField('MizeMaterials')}
    />
  );
}

function InfoSection(props: SectionProps) {
  const { project, actor, edit } = props;
  const { form, choices, sections, loaded } = edit;
  return (
    <EditableSection
      title="프로젝트정보"
      place="info"
      editing={sections.isOpen('info')}
      mayEdit={isAllowed('edit', project, actor)}
      onEdit={() => sections.open('info')}
      onLeave={() => sections.leave('info')}
      facts={<InternalFacts project={project} />}
      side={<Toggle {...props} />}
    >
      <InternalFields form={form} choices={choices} earliest={earliestDay(actor)} stored={valuesOf(loaded).StartDate} />
      {asksConstructionManager(form.draft) && <ManagerField form={form} loaded={loaded} />}
    </EditableSection>
  );
}

const SiteSection = ({ project, actor, edit: { form, sections } }: SectionProps) => (
  <EditableSection
    title="고객 및 현장 정보"
    place="site"
    editing={sections.isOpen('site')}
    mayEdit={isAllowed('edit', project, actor)}
    onEdit={() => sections.open('site')}
    onLeave={() => sections.leave('site')}
    facts={<SiteFacts project={project} />}
  >
    <SiteFields form={form} />
  </EditableSection>
);

/**
 * The detail page of an internal project with head, sections and comments (INT-48 to INT-66). A finished project can
 * only be copied (D-77).
 */
export function InternalRecord({ project, actor, kind, reload }: Props) {
  const reasons = useChangeReasons();
  const edit = useInternalEdit({ project, reload, reasons });
  const { sections, changed, form } = edit;
  const copy = useCopyAction(project.id);
  const unsaved = changed.length > 0;
  const actionProps = { project, actor, unsaved, reload };
  const actions = (
    <RecordActions
      next={nextAction(actionProps)}
      more={[copy, ...endingActions(actionProps)]}
      unsaved={unsaved}
      quiet={sections.any}
      reload={reload}
    />
  );
  const foot = (
    <>
      <SaveBar
        changes={changed.length}
        names={changed.map(({ itemName }) => itemName)}
        problems={edit.problems}
        busy={form.busy}
        onSave={edit.submit}
        onRevert={sections.revert}
        onSelect={sections.showField}
      />
      {edit.reasonDialog && <ChangeReasonDialog {...edit.reasonDialog} />}
      <StaleDialog {...edit.staleDialog} />
    </>
  );
  const section = { project, actor, reload, edit };
  return (
    <RecordLayout
      head={<InternalHead {...{ project, kind, actions }} saving={unsaved} onLead={sections.showField} />}
      side={<CommentSection id={project.id} board={Board.Internal} />}
    >
      <FormFrame busy={form.busy} foot={foot}>
        <InternalCancellation project={project} />
        <InfoSection {...section} />
        <SiteSection {...section} />
        <RegisteredBy project={project} />
      </FormFrame>
    </RecordLayout>
  );
}
