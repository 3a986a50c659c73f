import { useState } from 'react';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import type { ReportDraft, StoredReport } from '../report-draft.ts';
import { type DraftProps, placeOf } from '../report-props.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { ContractorFields } from './contractor-fields.tsx';
import { HandedPhone } from './handed-phone.tsx';
import { type Signing, useSigning } from './use-signing.ts';

/** A saved draft that is about to be signed, as it is stored and as it reads. */
export type SignedDraft = { stored: StoredReport; draft: ReportDraft; version: number };

type Props = Omit<DraftProps, 'reports'> & { signed: SignedDraft; onClose: () => void };
type CrewProps = Omit<Props, 'signed'> & { signing: Signing };

/** The sheet of the crew: why there is no signature of the customer, and its own signature. */
function CrewSheet({ signing, onClose, ...props }: CrewProps) {
  const { page } = props;
  const { form, step, goOn, goBack, send } = signing;
  const done = form.draft.Absence === '' ? '서명 완료' : '서명 없이 제출';
  const isLast = step === 'contractor';
  const foot = (
    <SheetFoot summary={<span />}>
      <BusyButton variant="default" onClick={goBack}>
        이전
      </BusyButton>
      {isLast ? (
        <BusyButton needsServer={false} busy={form.busy} onClick={send}>
          {done}
        </BusyButton>
      ) : (
        <BusyButton needsServer={false} onClick={goOn}>
          다음
        </BusyButton>
      )}
    </SheetFoot>
  );
  return (
    <Sheet title={isLast ? '시공 업체 서명' : '서명 불가'} opened onClose={onClose}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={page.projectName}>{isLast ? page.companyName : page.customerName}</SheetSubject>
        {isLast && <ContractorFields {...{ form, done }} company={page.companyName} onDone={send} />}
        {!isLast && <AbsenceFields form={form} place={placeOf(props)} />}
      </FormFrame>
    </Sheet>
  );
}

/** The signatures of a draft: the customer reads the paper and signs on the handed phone, then the crew does. */
export function SignFlow({ signed, onClose, ...given }: Props) {
  // What is shown stays as it was when the paper was opened.
  const [page] = useState(given.page);
  const props = { ...given, page };
  const { projectId, contact } = props;
  const signing = useSigning({ props, draft: signed.stored, onDone: onClose });
  if (signing.step === 'absence' || signing.step === 'contractor')
    return <CrewSheet {...props} {...{ signing, onClose }} />;
  const { draft, version } = signed;
  return <HandedPhone {...{ signing, projectId, draft, version, contact, page }} />;
}
