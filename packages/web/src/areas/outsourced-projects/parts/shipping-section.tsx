import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { Actor } from '@portal/contract/core/actor';
import { useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { isOpenField, valuesOf } from './edit-draft.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { ShippingFacts } from './shipping-info.tsx';
import { openMaterialActions, type useMaterials } from './use-materials.ts';
import './shipping-section.css';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The shipment as the form has it. */
  draft: Shipping;
  onChange: (draft: Shipping) => void;
  actions: ReturnType<typeof useMaterials>;
};

/** Corrects a shipment that was sent but not received (D-69). */
function SentShipment({ project, actions, mayCorrect }: Pick<Props, 'project' | 'actions'> & { mayCorrect: boolean }) {
  const [draft, setDraft] = useState<Shipping | null>(null);
  if (!mayCorrect) return null;
  if (!draft) {
    return (
      <div className="shipping-buttons">
        <BusyButton variant="default" onClick={() => setDraft(valuesOf(project).shipping)}>
          발송 정보 수정
        </BusyButton>
      </div>
    );
  }
  const send = async () => {
    if (await actions.sendMaterials(draft)) setDraft(null);
  };
  return (
    <div className="shipping-form">
      <ShippingFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <div className="shipping-buttons">
        <BusyButton variant="default" onClick={() => setDraft(null)}>
          수정 취소
        </BusyButton>
        <BusyButton onClick={send}>자재발송</BusyButton>
      </div>
    </div>
  );
}

/** State of the materials, the draft of their shipment, and what may be done with both (OUT-94, MAT-09 to MAT-31). */
export function ShippingSection({ project, actor, draft, onChange, actions }: Props) {
  const open = openMaterialActions(project, actor);
  const needed = project.materialsNoYN !== 'Y';
  const drafting = needed && isOpenField(project, 'shipping');
  return (
    <Section
      title="자재 배송 정보"
      side={
        <div className="shipping-side">
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
      }
    >
      <ShippingFacts project={project} withShipment={!drafting} />
      {drafting ? (
        <div className="shipping-form">
          <ShippingFields draft={draft} onChange={(part) => onChange({ ...draft, ...part })} />
          {open.send && (
            <div className="shipping-buttons">
              <BusyButton onClick={() => actions.sendMaterials(draft)}>자재발송</BusyButton>
            </div>
          )}
        </div>
      ) : (
        <SentShipment project={project} actions={actions} mayCorrect={open.send} />
      )}
    </Section>
  );
}
