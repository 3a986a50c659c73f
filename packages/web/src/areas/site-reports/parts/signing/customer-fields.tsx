import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { contactParts, signNotice } from '@portal/contract/areas/site-reports/forms';
import css from '../signatures.module.css';
import { SignaturePad } from './signature-pad.tsx';
import { SignerFields } from './signer-fields.tsx';
import type { Signing } from './use-signing.ts';

type Props = Pick<Signing, 'form' | 'goOn'> & Pick<ReportPage, 'keepMonths'> & { contact: string };

/** Offers the contact of the record, while no name is typed. */
function ContactOffer({ form, contact }: Pick<Props, 'form' | 'contact'>) {
  const { name, role } = contactParts(contact);
  if (name === '' || form.draft.CustomerName !== '') return null;
  return (
    <button
      type="button"
      className={css['offer']}
      onClick={() => form.change({ CustomerName: name, CustomerRole: form.draft.CustomerRole || role })}
    >
      {contact}
    </button>
  );
}

/** What the customer reads, and then their name, role and signature. */
export function CustomerFields({ form, goOn, keepMonths, contact }: Props) {
  const { CustomerReadYN, CustomerName: name, CustomerRole: role, CustomerStrokes } = form.draft;
  return (
    <>
      <p className={css['read']}>
        <b>서명 전에 읽어주세요</b>
        {signNotice(keepMonths)}
      </p>
      <label className={css['agree']} data-wrong={form.errorOf('CustomerReadYN') !== '' || undefined}>
        <input
          type="checkbox"
          name="CustomerReadYN"
          checked={CustomerReadYN === 'Y'}
          onChange={(event) => form.change({ CustomerReadYN: event.currentTarget.checked ? 'Y' : 'N' })}
        />
        읽었고 동의합니다.
      </label>
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
