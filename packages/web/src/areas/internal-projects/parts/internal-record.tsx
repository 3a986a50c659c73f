import { Board } from '@portal/contract/areas/comments/boards';
import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { ConfirmMaterialsButton } from '#areas/project/public/confirm-materials-button.tsx';
import { RegisteredBy } from '#areas/project/public/people-facts.tsx';
import { SiteFacts, SiteFields } from '#areas/project/public/site-fields.tsx';
import { useLiveRecord } from '#areas/project/public/use-live-record.ts';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { ChangedDialog, ChangedStrip, DeletedNotice } from '#kit/record/changed-lines.tsx';
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
import { liveInternal } from './live-internal.ts';
import { ManagerField } from './manager-field.tsx';
import { useCopyAction } from './use-copy-action.ts';
import { type InternalEdit, useInternalEdit } from './use-internal-edit.ts';
import { valuesOf } from './values.ts';

type Props = { project: InternalInfo; actor: Actor; kind: string; reload: () => Promise<void> };
type SectionProps = Omit<Props, 'kind' | 'reload'> & {
  edit: InternalEdit;
  live: ReturnType<typeof useLiveRecord<InternalInfo>>;
};

/** Whether the project can be edited now. Another user may have deleted it. */
const isEditable = ({ project, actor, live }: SectionProps): boolean =>
  !live.isHidden && isAllowed('edit', project, actor);

/** The button 자재확정 or 자재수정, shown when the project has materials (I5, I6). An open dialog stays. */
function Toggles({ project, actor, edit, live }: SectionProps) {
  const confirmed = project.materialConfirmYN === 'Y';
  const hasMaterials = project.mizeMaterials.length > 0 && !live.isHidden;
  const offered = {
    confirm: hasMaterials && !confirmed && isAllowed('confirmMaterials', project, actor),
    reopen: hasMaterials && confirmed && isAllowed('reopenMaterials', project, actor),
  };
  return (['confirm', 'reopen'] as const).map((kind) => (
    <ConfirmMaterialsButton
      key={kind}
      kind={kind}
      offered={offered[kind]}
      subject={subjectOf(project)}
      stored={project.mizeMaterials}
      changed={edit.changed}
      send={(status, given) => toggleMaterials(project, status, given)}
      explainConflict={() => live.explain(project)}
      reload={edit.reload}
      onMissing={() => edit.sections.showField('MizeMaterials')}
    />
  ));
}

function InfoSection(props: SectionProps) {
  const { project, actor, edit, live } = props;
  const { form, choices, sections, loaded } = edit;
  return (
    <EditableSection
      title="프로젝트정보"
      place="info"
      editing={sections.isOpen('info')}
      mayEdit={isEditable(props) || sections.hasUnsaved('info')}
      onEdit={() => sections.open('info')}
      onLeave={() => sections.leave('info')}
      facts={<InternalFacts project={project} changed={live.marked} />}
      side={<Toggles {...props} />}
    >
      <InternalFields form={form} choices={choices} earliest={earliestDay(actor)} stored={valuesOf(loaded).StartDate} />
      {asksConstructionManager(form.draft) && <ManagerField form={form} loaded={loaded} />}
    </EditableSection>
  );
}

function SiteSection(props: SectionProps) {
  const { form, sections } = props.edit;
  return (
    <EditableSection
      title="고객 및 현장 정보"
      place="site"
      editing={sections.isOpen('site')}
      mayEdit={isEditable(props) || sections.hasUnsaved('site')}
      onEdit={() => sections.open('site')}
      onLeave={() => sections.leave('site')}
      facts={<SiteFacts project={props.project} changed={props.live.marked} />}
    >
      <SiteFields form={form} />
    </EditableSection>
  );
}

/**
 * The detail page of an internal project with head, sections and comments (INT-48 to INT-66). A finished project can
 * only be copied (D-77).
 */
export function InternalRecord({ project, actor, kind, reload }: Props) {
  const reasons = useChangeReasons();
  const edit = useInternalEdit({ project, reload, reasons });
  const live = useLiveRecord(liveInternal, { project, actor });
  const { sections, changed, form } = edit;
  const copy = useCopyAction(project.id);
  const unsaved = changed.length > 0;
  const actionProps = { project, actor, unsaved, reload: edit.reload, explain: live.explain };
  const actions = !live.isHidden && (
    <RecordActions
      next={nextAction(actionProps)}
      more={[copy, ...endingActions(actionProps)]}
      unsaved={unsaved}
      quiet={sections.any}
      reload={edit.reload}
    />
  );
  const foot = (
    <>
      {!live.isHidden && (
        <SaveBar
          changes={changed.length}
          names={changed.map(({ itemName }) => itemName)}
          problems={edit.problems}
          busy={form.busy}
          onSave={edit.submit}
          onRevert={sections.revert}
          onSelect={sections.showField}
        />
      )}
      {edit.reasonDialog && <ChangeReasonDialog {...edit.reasonDialog} />}
      <StaleDialog {...edit.staleDialog} />
      <ChangedDialog {...live.dialog} />
    </>
  );
  const section = { project, actor, edit, live };
  return (
    <RecordLayout
      head={<InternalHead {...{ project, kind, actions }} saving={unsaved} onLead={sections.showField} />}
      side={<CommentSection id={project.id} board={Board.Internal} />}
    >
      {live.isHidden && <DeletedNotice />}
      <ChangedStrip lines={live.lines} onSeen={live.confirm} />
      <FormFrame busy={form.busy} foot={foot}>
        <InternalCancellation project={project} />
        <InfoSection {...section} />
        <SiteSection {...section} />
        <RegisteredBy project={project} />
      </FormFrame>
    </RecordLayout>
  );
}
