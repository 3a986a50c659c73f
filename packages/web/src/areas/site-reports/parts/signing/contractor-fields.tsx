import { SignaturePad } from './signature-pad.tsx';
import { SignerFields } from './signer-fields.tsx';
import type { Signing } from './use-signing.ts';

type Props = Pick<Signing, 'form'> & { company: string; done: string; onDone: () => unknown };

/** Name, role and signature of the contractor. */
export const ContractorFields = ({ form, company, done, onDone }: Props) => (
  <>
    <SignerFields form={form} who="Contractor" />
    <SignaturePad
      key="contractor"
      value={form.draft.ContractorStrokes}
      error={form.errorOf('ContractorStrokes')}
      owner={{
        title: '시공 업체 서명',
        name: form.draft.ContractorName,
        role: form.draft.ContractorRole,
        note: company,
      }}
      {...{ done, onDone }}
      onChange={(strokes) => form.change({ ContractorStrokes: strokes })}
    />
  </>
);
