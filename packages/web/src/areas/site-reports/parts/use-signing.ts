import { contractorChecks, customerChecks, type SigningDraft } from '@portal/contract/areas/site-reports/forms';
import { useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import { sendOrKeep } from '#areas/site-queue/public/enqueue.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { signReport } from '../api.ts';
import type { StoredDraft } from './report-draft.ts';
import { placeOf, type ReportProps } from './report-props.ts';

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

type Options = { props: Omit<ReportProps, 'reports'>; draft: StoredDraft; onDone: () => void };

/** What a customer who does not sign leaves blank. */
const NO_CUSTOMER = { CustomerReadYN: 'N', CustomerName: '', CustomerRole: '', CustomerStrokes: '' } as const;

/**
 * Both signatures of a version, one after the other. They are sent at once, when the contractor has signed, or wait on
 * the device behind what they name.
 */
export function useSigning({ props, draft, onDone }: Options) {
  const { actor, page, reload } = props;
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
    const body = {
      ...typed,
      ...(isSigned ? {} : NO_CUSTOMER),
      AwardId: page.awardId,
      ReportEntryId: draft.entryId,
      Revision: draft.revision,
      EntryId,
      CustomerDtm: isSigned ? customerTime : '',
      ContractorDtm: deviceTime(),
    };
    const entry = { entryId: EntryId, kind: 'signature', place: placeOf(props), path: 'Site/report-sign' } as const;
    const needs = [draft.keptId, typed.AbsencePhoto].filter((entryId) => entryId !== '');
    let outcome: 'sent' | 'kept' = 'sent';
    const done = await performAction({
      done: () => (outcome === 'kept' ? 'queue.kept' : 'report.signed'),
      failed: 'report.sign.failed',
      send: async () => {
        outcome = await sendOrKeep({ ...entry, body, needs, title: '작업완료확인서 서명' }, () => signReport(body));
      },
      reload,
    });
    if (done) onDone();
    return undefined;
  };
  return { form, isContractor, goOn, goBack: () => setCustomerTime(''), send: () => form.submit(send) };
}

export type Signing = ReturnType<typeof useSigning>;
