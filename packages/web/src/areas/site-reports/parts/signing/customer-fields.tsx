import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { contactParts, signNotice } from '@portal/contract/areas/site-reports/forms';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TickRow } from '#ui/choices/tick-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { SignerFields } from './signer-fields.tsx';
import type { Signing } from './use-signing.ts';

type Props = Pick<Signing, 'form' | 'goOn'> & Pick<ReportPage, 'keepMonths'> & { contact: string };

/** Offers the contact of the record, while no name is typed. */
function ContactOffer({ form, contact }: Pick<Props, 'form' | 'contact'>) {
  const { name, role } = contactParts(contact);
  if (name === '' || form.draft.CustomerName !== '') return null;
  return (
    <Row padY={8}>
      <LinkButton
        as="button"
        type="button"
        round="full"
        size={15}
        weight="regular"
        onClick={() => form.change({ CustomerName: name, CustomerRole: form.draft.CustomerRole || role })}
      >
        {contact}
      </LinkButton>
    </Row>
  );
}

/** What the customer reads, and then their name, role and signature. */
export function CustomerFields({ form, goOn, keepMonths, contact }: Props) {
  const { CustomerReadYN, CustomerName: name, CustomerRole: role, CustomerStrokes } = form.draft;
  return (
    <>
      <Panel as="p" kind="quiet" gap={4} padY={12}>
        <b>서명 전에 읽어주세요</b>
        {signNotice(keepMonths)}
      </Panel>
      <TickRow
        type="checkbox"
        label="읽었고 동의합니다."
        name="CustomerReadYN"
        isWrong={form.errorOf('CustomerReadYN') !== ''}
        checked={CustomerReadYN === 'Y'}
        onChange={(event) => form.change({ CustomerReadYN: event.currentTarget.checked ? 'Y' : 'N' })}
      />
      {CustomerReadYN === 'Y' && (
        <>
          <ContactOffer {...{ form, contact }} />
          <SignerFields form={form} who="Customer" />
          <SignaturePad
            value={CustomerStrokes}
            error={form.errorOf('CustomerStrokes')}
            owner={{ title: '고객 서명', name, role, note: signNotice(keepMonths) }}
            done="완료"
            onDone={goOn}
            onChange={(strokes) => form.change({ CustomerStrokes: strokes })}
          />
        </>
      )}
    </>
  );
}
