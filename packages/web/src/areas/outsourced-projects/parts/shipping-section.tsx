import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { NO_SHIPPING, type Shipping, shippingChecks } from '@portal/contract/areas/outsourced-projects/shipping';
import type { Actor } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../kit/form/use-form.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ButtonRow } from '../../../ui/dialog.tsx';
import { Section } from '../../../ui/headings.tsx';
import { isOpenField } from './edit-draft.ts';
import { ShippingFacts } from './shipping-facts.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import css from './shipping-section.module.css';
import { openMaterialActions, type useMaterials } from './use-materials.ts';
import { valuesOf } from './values.ts';

type Actions = ReturnType<typeof useMaterials>;

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The shipment as the form has it. */
  draft: Shipping;
  onChange: (draft: Shipping) => void;
  actions: Actions;
};

type FormProps = Pick<Props, 'project' | 'draft' | 'onChange' | 'actions'> & {
  maySend: boolean;
  onSent?: () => void;
  children?: ReactNode;
};

/** The shipment and 자재발송, which alone asks for all of it (MAT-22 to MAT-29). */
function ShippingForm({ project, draft, onChange, actions, maySend, onSent, children }: FormProps) {
  const change = (part: Partial<Shipping>) => onChange({ ...draft, ...part });
  const form = useForm({ draft, change, checks: shippingChecks, empty: NO_SHIPPING });
  const send = async () => {
    if (actions.isUnsaved() || !form.isRight()) return;
    if (await actions.send(draft)) onSent?.();
  };
  return (
    <div className={css['form']}>
      <ShippingFields form={form} site={project} />
      {maySend && (
        <ButtonRow>
          {children}
          <BusyButton onClick={send}>자재발송</BusyButton>
        </ButtonRow>
      )}
    </div>
  );
}

/** Corrects a shipment that was sent but not received (D-69). */
function SentShipment({ project, actions }: Pick<Props, 'project' | 'actions'>) {
  const [draft, setDraft] = useState<Shipping | null>(null);
  const close = () => setDraft(null);
  if (!draft) {
    return (
      <ButtonRow>
        <BusyButton variant="default" onClick={() => setDraft(valuesOf(project).shipping)}>
          발송 정보 수정
        </BusyButton>
      </ButtonRow>
    );
  }
  return (
    <ShippingForm {...{ project, draft, actions }} onChange={setDraft} maySend onSent={close}>
      <BusyButton variant="default" onClick={close}>
        수정 취소
      </BusyButton>
    </ShippingForm>
  );
}

/** State of the materials, the draft of their shipment, and what may be done with both (MAT-09 to MAT-31). */
export function ShippingSection({ project, actor, draft, onChange, actions }: Props) {
  const open = openMaterialActions(project, actor);
  const drafting = project.materialsNoYN !== toYesNo(true) && isOpenField(project, 'shipping');
  const buttons = (
    <div className={css['side']}>
      {open.confirm && (
        <BusyButton variant="default" onClick={actions.confirm}>
          자재확정
        </BusyButton>
      )}
      {open.reopen && (
        <BusyButton variant="default" onClick={actions.reopen}>
          자재수정
        </BusyButton>
      )}
    </div>
  );
  return (
    <Section title="자재 배송 정보" side={buttons}>
      <ShippingFacts project={project} withShipment={!drafting} />
      {drafting && <ShippingForm {...{ project, draft, onChange, actions }} maySend={open.send} />}
      {!drafting && open.send && <SentShipment project={project} actions={actions} />}
    </Section>
  );
}
