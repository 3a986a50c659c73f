import { Board } from '@portal/contract/areas/comments/boards';
import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { INTERNAL_STEP_MENUS } from '@portal/contract/areas/menu/keys';
import type { Actor } from '@portal/contract/core/actor';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { SiteFacts, SiteFields } from '#areas/project/public/site-fields.tsx';
import { useCopyAction } from '#areas/project/public/use-copy-action.ts';
import { useLiveRecord } from '#areas/project/public/use-live-record.ts';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { GroundFrame } from '#kit/ground/record-ground.tsx';
import { ChangedDialog, ChangedStrip, DeletedNotice } from '#kit/record/changed-lines.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { RecordActions } from '#kit/record/record-actions.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { SaveBar } from '#kit/record/save-bar.tsx';
import { paths } from '#lib/paths.ts';
import { makeCopyToken } from '../api.ts';
import { earliestDay } from './allowed.ts';
import { endingActions, nextAction } from './internal-actions.ts';
import { InternalCancellation, InternalFacts } from './internal-facts.tsx';
import { InternalFields } from './internal-fields.tsx';
import { InternalHead } from './internal-head.tsx';
import { InternalMaterials } from './internal-materials.tsx';
import { isEditable, type SectionProps } from './internal-section.ts';
import { liveInternal } from './live-internal.ts';
import { ManagerField } from './manager-field.tsx';
import { useInternalEdit } from './use-internal-edit.ts';
import { valuesOf } from './values.ts';

type Props = { project: InternalInfo; actor: Actor; reload: () => Promise<void> };

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
export function InternalRecord({ project, actor, reload }: Props) {
  const reasons = useChangeReasons();
  const mayStep = useGranted(INTERNAL_STEP_MENUS);
  const edit = useInternalEdit({ project, reload, reasons });
  const live = useLiveRecord(liveInternal, { project, actor });
  const { sections, changed, form } = edit;
  const copy = useCopyAction({
    label: '프로젝트복사',
    makeToken: () => makeCopyToken(project.id),
    to: paths.projectMizeAdd,
  });
  const unsaved = changed.length > 0;
  const actionProps = { project, actor, unsaved, reload: edit.reload, explain: live.explain };
  const actions = !live.isHidden && (
    <RecordActions
      next={mayStep ? nextAction(actionProps) : undefined}
      more={[copy, ...(mayStep ? endingActions(actionProps) : [])]}
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
    <GroundFrame state={live.isHidden ? null : internalStatusLabel(project.mizeStatus)}>
      <RecordLayout
        head={
          <InternalHead {...{ project, actions }} saving={unsaved} changed={live.marked} onLead={sections.showField} />
        }
        side={<CommentSection id={project.id} board={Board.Internal} />}
      >
        {live.isHidden && <DeletedNotice />}
        <ChangedStrip lines={live.lines} onSeen={live.confirm} />
        <FormFrame busy={form.busy} foot={foot}>
          <InternalCancellation project={project} />
          <InfoSection {...section} />
          <InternalMaterials {...section} />
          <SiteSection {...section} />
        </FormFrame>
      </RecordLayout>
    </GroundFrame>
  );
}
