import { MissingTarget } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  NO_SHIPPING,
  relevantShipping,
  type Shipping,
  shippingChecks,
} from '@portal/contract/areas/outsourced-projects/shipping';
import type { Actor } from '@portal/contract/core/actor';
import type { Change } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmMaterialsButton, warnIfMaterialsUnsaved } from '#areas/project/public/confirm-materials-button.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { sendMaterials, toggleMaterials } from '../../api.ts';
import { isOpenField } from '../edit/edit-draft.ts';
import { shortSubject } from '../record/project-subject.tsx';
import { valuesOf } from '../register/values.ts';
import { allowedMaterialActions } from './allowed-material-actions.ts';
import { ShippingFacts } from './shipping-facts.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import css from './shipping-section.module.css';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The shipment of the page's form. */
  draft: Shipping;
  /** Unsaved changes of the page's form. */
  changed: readonly Change[];
  editing: boolean;
  onEdit: () => void;
  onLeave: () => void;
  /** Called after the shipment was sent and is no longer a draft. */
  onSent: () => void;
  onChange: (draft: Shipping) => void;
  reload: () => Promise<void>;
  /** Focuses the materials field. */
  onMissing: () => void;
};

type FormProps = Pick<Props, 'project' | 'draft' | 'changed' | 'onChange' | 'reload'> & {
  maySend: boolean;
  onSent: () => void;
};

/** The shipment form with 자재발송, the only action that requires all its fields (MAT-22 to MAT-29). */
function ShippingForm({ project, draft, changed, onChange, reload, maySend, onSent }: FormProps) {
  const change = (part: Partial<Shipping>) => onChange({ ...draft, ...part });
  const form = useForm({ draft, change, checks: shippingChecks, empty: NO_SHIPPING });
  const send = async () => {
    if (warnIfMaterialsUnsaved(changed) || !form.validate()) return;
    const sent = await performAction({
      confirmation: {
        title: '자재발송',
        question: 'materials.send.confirm',
        subject: shortSubject(project),
        consequence: messageText('materials.send.consequence'),
      },
      done: 'materials.send.done',
      failed: 'materials.send.failed',
      send: () => sendMaterials(project.id, relevantShipping(draft)),
      reload,
    });
    if (sent) onSent();
  };
  return (
    <div className={css['form']}>
      <ShippingFields form={form} site={project} />
      {maySend && (
        <ButtonRow>
          <BusyButton onClick={send}>자재발송</BusyButton>
        </ButtonRow>
      )}
    </div>
  );
}

/**
 * The section for material status and shipment. Before sending, the shipment is part of the page's form. After sending
 * and before receipt, it is corrected by sending again (MAT-09 to MAT-31, D-69).
 */
export function ShippingSection(props: Props) {
  const { project, actor, draft, changed, editing, onEdit, onLeave, onSent, onChange, reload, onMissing } = props;
  const [correction, setCorrection] = useState<Shipping | null>(null);
  const open = allowedMaterialActions(project, actor);
  const isDraft = project.materialsNoYN !== 'Y' && isOpenField(project, 'shipping');
  const isCorrected = !isDraft && open.send;
  const toggle = (kind: 'confirm' | 'reopen') => (
    <ConfirmMaterialsButton
      kind={kind}
      subject={shortSubject(project)}
      stored={project.materials}
      changed={changed}
      send={(status, reasons) => toggleMaterials(project.id, status, reasons)}
      reload={reload}
      onMissing={onMissing}
    />
  );
  const close = () => (isDraft ? onLeave() : setCorrection(null));
  return (
    <EditableSection
      title="자재 배송 정보"
      place={MissingTarget.Shipping}
      editing={isDraft ? editing : correction !== null}
      mayEdit={isDraft || isCorrected}
      onEdit={isDraft ? onEdit : () => setCorrection(valuesOf(project).shipping)}
      onLeave={close}
      facts={<ShippingFacts project={project} />}
      side={
        <>
          {open.confirm && toggle('confirm')}
          {open.reopen && toggle('reopen')}
        </>
      }
    >
      <ShippingFacts project={project} withShipment={false} />
      <ShippingForm
        {...{ project, changed, reload }}
        draft={correction ?? draft}
        onChange={isDraft ? onChange : setCorrection}
        maySend={open.send}
        onSent={isDraft ? onSent : () => setCorrection(null)}
      />
    </EditableSection>
  );
}
