import { contractorChecks, customerChecks, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import type { Actor } from '@portal/contract/core/actor';
import { seoulTime } from '@portal/contract/core/dates';
import { useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { signReport } from '../api.ts';
import type { StoredDraft } from './use-report-draft.ts';

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

/** What the clock of this device says, as a time in Seoul to the minute. */
const deviceTime = (): string => seoulTime(new Date()).slice(0, 16);

type Options = { draft: StoredDraft; actor: Actor; reload: () => Promise<void>; onDone: () => void };

/** Both signatures of a version, one after the other. They are sent at once, when the contractor has signed. */
export function useSigning({ draft, actor, reload, onDone }: Options) {
  const [EntryId] = useState(makeEntryId);
  const [typed, setTyped] = useState<SigningDraft>({ ...EMPTY, ContractorName: actor.userName });
  const [customerTime, setCustomerTime] = useState('');
  const isContractor = customerTime !== '';
  useUnsaved(typed.CustomerStrokes !== '' || typed.AbsenceNote !== '' || isContractor);
  const form = useForm<SigningDraft>({
    draft: typed,
    change: (part) => setTyped((former) => ({ ...former, ...part })),
    checks: isContractor ? contractorChecks : customerChecks,
    empty: EMPTY,
  });
  const goOn = () => {
    if (form.validate()) setCustomerTime(deviceTime());
  };
  const send = async () => {
    const isSigned = typed.Absence === '';
    const done = await performAction({
      done: 'report.signed',
      failed: 'report.sign.failed',
      send: () =>
        signReport({
          ...typed,
          ...(isSigned ? {} : { CustomerReadYN: 'N', CustomerName: '', CustomerRole: '', CustomerStrokes: '' }),
          ReportId: draft.reportId,
          Revision: draft.revision,
          EntryId,
          CustomerDtm: isSigned ? customerTime : '',
          ContractorDtm: deviceTime(),
        }),
      reload,
    });
    if (done) onDone();
    return undefined;
  };
  return { form, isContractor, goOn, goBack: () => setCustomerTime(''), send: () => form.submit(send) };
}

export type Signing = ReturnType<typeof useSigning>;
