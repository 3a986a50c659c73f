import { contractorChecks, customerChecks, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import { keepOpen } from '#areas/site-queue/public/enqueue.ts';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { showRefusal } from '#lib/failures.ts';
import { makeEntryId } from '#lib/make-key.ts';
import type { StoredReport } from '../report-draft.ts';
import { type DraftProps, placeOf } from '../report-props.ts';
import type { CustomerPart, UnsentPart } from '../unsent-report.ts';

const EMPTY: SigningDraft = {
  CustomerReadYN: 'N',
  CustomerName: '',
  CustomerRole: '',
  CustomerStrokes: '',
  Absence: '',
  AbsenceNote: '',
  AbsencePhoto: '',
  ContractorName: '',
  ContractorRole: '',
  ContractorStrokes: '',
};

/**
 * The steps of the signatures. The customer has the phone from reading the paper until they hand it back. The other two
 * are the crew's: why nobody signs, and its own signature.
 */
export type SignStep = 'read' | 'customer' | 'return' | 'absence' | 'contractor';

type Options = { props: Omit<DraftProps, 'reports'>; draft: StoredReport; onDone: () => void };

/** What a customer who does not sign leaves blank. */
const NO_CUSTOMER = { CustomerReadYN: 'N', CustomerName: '', CustomerRole: '', CustomerStrokes: '' } as const;

/** The customer's part that is on this device, where it is of the revision that is shown: what is signed was seen. */
export const customerPartOf = (part: UnsentPart<CustomerPart> | undefined, { entryId, revision }: StoredReport) =>
  part?.body.ReportEntryId === entryId && part.body.Revision === revision ? part : undefined;

/** What is in the form at first: nothing, or what the customer has given already. */
const beginWith = (
  userName: string,
  { CustomerDtm: _, Shown: __, ...given }: Partial<CustomerPart> = {},
): SigningDraft => ({
  ...EMPTY,
  ContractorName: userName,
  ...given,
});

/**
 * Both signatures of a version, one after the other. The customer's is on the device as soon as they have signed. Both go
 * when the contractor has signed, and wait there behind what they name.
 */
export function useSigning({ props, draft, onDone }: Options) {
  const { actor, page, reload, unsent } = props;
  const [customerPart] = useState(() => customerPartOf(unsent.customer, draft));
  const [EntryId] = useState(() => customerPart?.entry.entryId ?? makeEntryId());
  const [typed, setTyped] = useState<SigningDraft>(() => beginWith(actor.userName, customerPart?.body));
  const [customerTime, setCustomerTime] = useState(customerPart?.body.CustomerDtm ?? '');
  const [step, setStep] = useState<SignStep>(customerTime === '' ? 'read' : 'contractor');
  /** What is signed is what was shown, also where the customer signed before the page was opened again. */
  const [Shown, setShown] = useState(customerPart?.body.Shown ?? page.shown);
  useUnsaved(typed.CustomerStrokes !== '' || typed.AbsenceNote !== '' || step !== 'read');
  const form = useForm<SigningDraft>({
    draft: typed,
    change: (part) => setTyped((former) => ({ ...former, ...part })),
    checks: step === 'contractor' ? contractorChecks : customerChecks,
    empty: EMPTY,
  });
  const needs = [draft.unsentId, typed.AbsencePhoto].filter((entryId) => entryId !== '');
  const entry = {
    entryId: EntryId,
    kind: 'signature',
    place: placeOf(props),
    path: 'Site/report-sign',
    needs,
  } as const;
  const names = { AwardId: page.awardId, ReportEntryId: draft.entryId, Revision: draft.revision, EntryId, Shown };
  const goOn = async () => {
    if (!form.validate()) return;
    const CustomerDtm = deviceTime();
    const title = typed.Absence === '' ? `고객 서명 ${typed.CustomerName}` : '서명 불가';
    // Without room on the device the signature is still in the form.
    await keepOpen({ ...entry, body: { ...typed, ...names, CustomerDtm }, title }).catch((error: unknown) =>
      showRefusal('queue.notStored', error),
    );
    setCustomerTime(CustomerDtm);
    setStep(typed.Absence === '' ? 'return' : 'contractor');
  };
  const send = async () => {
    const isSigned = typed.Absence === '';
    const body = {
      ...typed,
      ...(isSigned ? {} : NO_CUSTOMER),
      ...names,
      CustomerDtm: isSigned ? customerTime : '',
      ContractorDtm: deviceTime(),
    };
    let outcome: 'sent' | 'kept' = 'sent';
    const done = await performAction({
      done: () => (outcome === 'kept' ? 'queue.kept' : 'report.signed'),
      failed: 'report.sign.failed',
      send: async () => {
        outcome = await storeAndSend({ ...entry, body, title: '작업완료확인서 서명' });
      },
      reload,
    });
    if (done) onDone();
    return undefined;
  };
  /** The crew has the phone again, with the customer's signature or without. */
  const takeBack = () => {
    if (customerTime === '') setTyped((former) => ({ ...former, Absence: 'absent' }));
    setStep(customerTime === '' ? 'absence' : 'contractor');
  };
  const goBack = () => {
    setCustomerTime('');
    if (step === 'contractor' && typed.Absence !== '') return setStep('absence');
    setTyped((former) => ({ ...former, Absence: '' }));
    setShown(page.shown);
    setStep('read');
  };
  return { form, step, setStep, goOn, goBack, takeBack, isSigned: customerTime !== '', send: () => form.submit(send) };
}

export type Signing = ReturnType<typeof useSigning>;
