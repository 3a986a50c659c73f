import { Board } from '@portal/contract/areas/comments/boards';
import { SHIPPING_ITEM } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { Fragment, type ReactNode } from 'react';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { useLoadedTalk } from '#areas/comments/public/use-loaded-talk.ts';
import { DeliverySection } from '#areas/notify/public/delivery-section.tsx';
import { useLiveRecord } from '#areas/project/public/use-live-record.ts';
import { StaffSide } from '#areas/site/public/staff-side.tsx';
import { useIsTalk } from '#areas/site/public/talk-tab.ts';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { GroundFrame } from '#kit/ground/record-ground.tsx';
import { ChangedDialog, ChangedStrip, DeletedNotice } from '#kit/record/changed-lines.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { today } from '#lib/days.ts';
import { hasOpenObjection, StaffChanges } from '../agreement/staff-changes.tsx';
import { AwardSection } from '../award/award-section.tsx';
import { isOpenField } from '../edit/edit-draft.ts';
import { ProjectSaveBar } from '../edit/project-save-bar.tsx';
import { type ProjectEdit, useProjectEdit } from '../edit/use-project-edit.ts';
import { EvaluationSection, isRateable } from '../evaluation/evaluation-section.tsx';
import { liveKeys } from '../live/live-keys.ts';
import { liveProject } from '../live/live-project.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { ProjectFields } from '../register/project-fields.tsx';
import { ShippingSection } from '../shipping/shipping-section.tsx';
import { hasMaterials } from '../shipping/staff-materials.tsx';
import { CustomerSection, PhotoSection } from '../site/customer-section.tsx';
import { SiteRecords } from '../site/site-records.tsx';
import { CancellationSection } from './cancellation-section.tsx';
import { ProjectActions } from './project-actions.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHead } from './project-head.tsx';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };
type SectionProps = Omit<Props, 'reload'> & {
  edit: ProjectEdit;
  /** What other users changed since the user last looked. */
  marked: readonly FormerValue[];
  explain: ExplainStale;
  /** Another user deleted the project. What is typed stays in view, and no button is left (D-211). */
  isDeleted: boolean;
};

/** The section 프로젝트정보 as text, or as fields where the state allows editing (D-57). */
const InfoSection = ({ project, edit: { form, choices, sections }, marked }: SectionProps) => (
  <EditableSection
    title="프로젝트정보"
    place="info"
    editing={sections.isOpen('info')}
    mayEdit={sections.mayEdit('info')}
    onEdit={() => sections.open('info')}
    onLeave={() => sections.leave('info')}
    facts={<ProjectFacts project={project} changed={marked} />}
  >
    <ProjectFields form={form} choices={choices} chosenDay={project.choiceSelDate} />
  </EditableSection>
);

const MaterialSection = ({ project, actor, edit, marked, explain, isDeleted }: SectionProps) =>
  (hasMaterials(project) || edit.changed.some(({ itemName }) => itemName === SHIPPING_ITEM)) && (
    <ShippingSection
      {...{ project, actor, marked, explain, isDeleted }}
      mayEditMaterials={!isDeleted && !edit.sections.isOpen('info') && isOpenField(project, 'Materials')}
      reload={edit.reload}
      loaded={edit.loaded}
      draft={edit.draft.values.shipping}
      changed={edit.changed}
      editing={edit.sections.isOpen('shipping')}
      mayEdit={edit.sections.mayEdit('shipping')}
      onEdit={() => edit.sections.open('shipping')}
      onLeave={() => edit.sections.leave('shipping')}
      onSent={edit.sections.close}
      onConflict={edit.follow}
      onChange={(shipping) => edit.form.change({ shipping })}
      onMissing={() => edit.sections.showField('Materials')}
    />
  );

const Ratings = ({ project, edit, list }: SectionProps & { list: 'CheckLists' | 'CheckLists2' }) =>
  isRateable(project, list) && <EvaluationSection {...{ project, list }} draft={edit.draft} onRate={edit.rate} />;

const PARTS = {
  end: (props: SectionProps) => <CancellationSection {...props} />,
  ratings: (props: SectionProps) => <Ratings {...props} list="CheckLists" />,
  laterRatings: (props: SectionProps) => <Ratings {...props} list="CheckLists2" />,
  materials: (props: SectionProps) => <MaterialSection {...props} />,
  info: (props: SectionProps) => <InfoSection {...props} />,
  award: (props: SectionProps) => <AwardSection {...props} isShort />,
  changes: (props: SectionProps) => <StaffChanges {...props} reload={props.edit.reload} />,
  customer: (props: SectionProps) => <CustomerSection {...props} />,
  photos: (props: SectionProps) => <PhotoSection {...props} />,
  site: (props: SectionProps) =>
    props.project.choiceDtm !== '' && <SiteRecords {...props} reload={props.edit.reload} />,
  deliveries: (props: SectionProps) => <DeliverySection {...props} />,
} as const satisfies Record<string, (props: SectionProps) => ReactNode>;

type Part = keyof typeof PARTS;

const REST = [
  'info',
  'award',
  'site',
  'changes',
  'customer',
  'photos',
  'materials',
  'laterRatings',
  'ratings',
] as const;

/** The order of the sections. Sections for the next step come first, the rest keep their order. */
function orderOf(project: ProjectInfo): Part[] {
  const { mizeStatus, choiceSelDate } = project;
  const hasBegun = choiceSelDate <= today();
  const leadingParts: Partial<Record<ProjectStatus, Part[]>> = {
    [ProjectStatus.Awarded]: hasBegun ? ['ratings', 'materials'] : ['materials'],
    [ProjectStatus.Completed]: ['award', 'laterRatings'],
    [ProjectStatus.Invoiced]: ['laterRatings'],
  };
  const openObjection: Part[] = hasOpenObjection(project) ? ['changes'] : [];
  const leading = [...openObjection, ...(leadingParts[mizeStatus] ?? [])];
  return ['end', ...leading, ...REST.filter((part) => !leading.includes(part)), 'deliveries'];
}

/**
 * The detail page as staff see it, with head, sections and comments. Sections turn into forms one by one (OUT-85 to
 * OUT-124).
 */
export function ProjectRecord(props: Props) {
  const { project, actor, reload } = props;
  const reasons = useChangeReasons();
  const form = useProjectEdit({ project, reload, reasons });
  const live = useLiveRecord(liveProject, { project, actor, rating: form.scored > 0, alsoRead: liveKeys(project.id) });
  const { marked, explain, isHidden: isDeleted } = live;
  const edit = isDeleted ? { ...form, sections: { ...form.sections, mayEdit: form.sections.hasUnsaved } } : form;
  const head = (
    <ProjectHead
      project={project}
      draft={edit.draft}
      saving={edit.changes > 0}
      changed={marked}
      onLead={edit.sections.showField}
      actions={!isDeleted && <ProjectActions {...{ project, actor, edit, explain }} />}
    />
  );
  const foot = (
    <>
      <UploadProgress uploads={edit.uploads} files={edit.draft.photos} />
      {!isDeleted && <ProjectSaveBar edit={edit} />}
      <ChangeReasonDialog {...edit.reasonDialog} />
      <StaleDialog {...edit.staleDialog} />
      <ChangedDialog {...live.dialog} />
    </>
  );
  const isTalk = useIsTalk() && project.choiceSelDate !== '';
  const commentCount = useLoadedTalk(Board.Project, project.id);
  const side = (
    <StaffSide projectId={project.id} {...{ actor, commentCount }}>
      <CommentSection id={project.id} board={Board.Project} forStaffOnly />
    </StaffSide>
  );
  return (
    <GroundFrame state={isDeleted ? null : statusLabel(project.mizeStatus)}>
      <RecordLayout head={head} side={side} sideAlone={isTalk}>
        {isDeleted && <DeletedNotice />}
        <ChangedStrip lines={live.lines} onSeen={live.confirm} />
        <FormFrame busy={edit.form.busy} foot={foot}>
          {orderOf(project).map((part) => (
            <Fragment key={part}>{PARTS[part]({ project, actor, edit, marked, explain, isDeleted })}</Fragment>
          ))}
        </FormFrame>
      </RecordLayout>
    </GroundFrame>
  );
}
