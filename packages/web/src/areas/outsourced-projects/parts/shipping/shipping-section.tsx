import { MissingTarget } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { Actor } from '@portal/contract/core/actor';
import type { Change } from '@portal/contract/core/forms';
import { useState } from 'react';
import { ConfirmMaterialsButton } from '#areas/project/public/confirm-materials-button.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { toggleMaterials } from '../../api.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { shortSubject } from '../record/project-subject.tsx';
import { valuesOf } from '../register/values.ts';
import { ShippingForm } from './shipping-form.tsx';
import { StaffMaterials, StaffShipment } from './staff-materials.tsx';
import { useMaterialActions } from './use-material-actions.ts';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The shipment of the page's form, and the version on which that form is based. */
  draft: Shipping;
  loaded: ProjectInfo;
  /** Unsaved changes of the page's form. */
  changed: readonly Change[];
  /** Another user deleted the project, so that no action is left. */
  isDeleted: boolean;
  /** What other users changed since the user last looked. */
  marked: readonly FormerValue[];
  editing: boolean;
  /** Whether the page's form may change the shipment, or has unsaved changes of it. */
  mayEdit: boolean;
  onEdit: () => void;
  onLeave: () => void;
  /** Called after the shipment was sent and is no longer a draft. */
  onSent: () => void;
  onChange: (draft: Shipping) => void;
  reload: () => Promise<void>;
  explain: ExplainStale;
  /** Puts the page's form onto the newer version after a refusal. */
  onConflict: () => void;
  /** Whether the page's form may change the materials. */
  mayEditMaterials: boolean;
  /** Opens 프로젝트정보 and focuses its materials field. */
  onMissing: () => void;
};

type ToggleProps = Pick<Props, 'project' | 'actor' | 'changed' | 'reload' | 'explain' | 'onMissing' | 'isDeleted'>;

/** The buttons 자재확정 and 자재수정, of which the state allows at most one. */
function Toggles({ project, actor, explain, isDeleted, ...props }: ToggleProps) {
  const open = useMaterialActions(project, actor);
  return (['confirm', 'reopen'] as const).map((kind) => (
    <ConfirmMaterialsButton
      key={kind}
      {...props}
      kind={kind}
      offered={open[kind] && !isDeleted}
      subject={shortSubject(project)}
      stored={project.materials}
      send={(status, reasons) => toggleMaterials(project, status, reasons)}
      explainConflict={() => explain(project)}
    />
  ));
}

/** A sent shipment that is being corrected. `basis` is null once a refusal has shown the newer version. */
type Correction = { shipping: Shipping; basis: ProjectInfo | null };

/**
 * The section for materials, their states and the shipment. Before sending, the shipment is part of the page's form. After sending
 * and before receipt, it is corrected by sending again (MAT-09 to MAT-31, D-69).
 */
export function ShippingSection(props: Props) {
  const { project, actor, loaded, changed, marked, reload, explain, isDeleted } = props;
  const [correction, setCorrection] = useState<Correction | null>(null);
  const maySend = useMaterialActions(project, actor).send;
  const isDraft = correction === null && project.materialsNoYN !== 'Y' && props.mayEdit;
  const isCorrected = !isDraft && maySend;
  const basis = correction === null ? loaded : (correction.basis ?? project);
  const explainConflict = () => {
    if (isDraft) props.onConflict();
    setCorrection((current) => current && { ...current, basis: null });
    return explain(basis);
  };
  return (
    <EditableSection
      title="투입자재와 배송"
      editLabel="배송 정보 수정"
      place={MissingTarget.Shipping}
      editing={isDraft ? props.editing : correction !== null}
      mayEdit={isDraft || isCorrected || correction !== null}
      onEdit={isDraft ? props.onEdit : () => setCorrection({ shipping: valuesOf(project).shipping, basis: project })}
      onLeave={isDraft ? props.onLeave : () => setCorrection(null)}
      facts={
        <>
          <StaffMaterials project={project} marked={marked} />
          <StaffShipment project={project} marked={marked} />
        </>
      }
      side={
        <>
          {props.mayEditMaterials && (
            <BusyButton variant="subtle" size="compact-sm" onClick={props.onMissing}>
              투입자재 수정
            </BusyButton>
          )}
          <Toggles {...{ project, actor, changed, reload, explain, isDeleted }} onMissing={props.onMissing} />
        </>
      }
    >
      <StaffMaterials project={project} marked={marked} />
      <ShippingForm
        {...{ changed, reload, maySend, explainConflict }}
        project={basis}
        draft={correction?.shipping ?? props.draft}
        onChange={
          isDraft ? props.onChange : (shipping) => setCorrection((current) => current && { ...current, shipping })
        }
        onSent={isDraft ? props.onSent : () => setCorrection(null)}
      />
    </EditableSection>
  );
}
