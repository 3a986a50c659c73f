import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  deliveryLabel,
  NO_SHIPPING,
  relevantShipping,
  type Shipping,
  sendLabel,
  shippingChecks,
} from '@portal/contract/areas/outsourced-projects/shipping';
import { type Change, type FormItem, fieldItem } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import { messageText } from '@portal/contract/messages';
import { warnIfMaterialsUnsaved } from '#areas/project/public/confirm-materials-button.tsx';
import { formerValues } from '#kit/edit/former-values.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { sendMaterials } from '../../api.ts';
import { shipmentSubject } from '../record/project-subject.tsx';
import { shippingOf } from '../register/values.ts';
import { ShippingFields } from './shipping-fields.tsx';

/** Each field of a shipment, with its value as text. */
const shippingItems: readonly FormItem<Shipping>[] = [
  fieldItem('배송유형', 'DeliveryType', deliveryLabel),
  fieldItem('발송방법', 'SendType', sendLabel),
  fieldItem('송장번호', 'TNumber'),
  fieldItem('퀵서비스 연락처', 'QNumber', withHyphens),
  fieldItem('방문자', 'Vname'),
  fieldItem('우편번호', 'SendZipCode'),
  fieldItem('주소', 'SendAddr1'),
  fieldItem('상세주소', 'SendAddr2'),
];

type Props = {
  /** The project on which the user decides. */
  project: ProjectInfo;
  draft: Shipping;
  /** Unsaved changes of the page's form. */
  changed: readonly Change[];
  maySend: boolean;
  onChange: (draft: Shipping) => void;
  onSent: () => void;
  reload: () => Promise<void>;
  explainConflict: () => Promise<boolean>;
};

/** The shipment form with 자재발송, the only action that requires all its fields (MAT-22 to MAT-29). */
export function ShippingForm(props: Props) {
  const { project, draft, changed, maySend, onChange, onSent, reload, explainConflict } = props;
  const formerOf = formerValues(shippingItems, { before: shippingOf(project), mine: draft });
  const change = (part: Partial<Shipping>) => onChange({ ...draft, ...part });
  const form = useForm({ draft, change, checks: shippingChecks, empty: NO_SHIPPING, formerOf });
  const send = async () => {
    if (warnIfMaterialsUnsaved(changed) || !form.validate()) return;
    const sent = await performAction({
      confirmation: {
        title: '자재발송',
        question: 'materials.send.confirm',
        subject: shipmentSubject(project, draft),
        consequence: messageText('materials.send.consequence'),
      },
      done: 'materials.send.done',
      failed: 'materials.send.failed',
      send: () => sendMaterials(project, relevantShipping(draft)),
      reload,
      explainConflict,
    });
    if (sent) onSent();
  };
  return (
    <Stack padY={12}>
      <ShippingFields form={form} site={project} />
      {maySend && (
        <ButtonRow>
          <BusyButton onClick={send}>자재발송</BusyButton>
        </ButtonRow>
      )}
    </Stack>
  );
}
