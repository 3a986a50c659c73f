import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { signNotice } from '@portal/contract/areas/site-reports/forms';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { AbsenceFields } from './absence-fields.tsx';
import type { StoredDraft } from './report-draft.ts';
import { type DraftProps, placeOf } from './report-props.ts';
import { SignaturePad } from './signature-pad.tsx';
import css from './signatures.module.css';
import { type Signing, useSigning } from './use-signing.ts';

const NAME_LIMIT = 100;

/** What the customer reads, and then their name, role and signature. */
function CustomerFields({ form, goOn, keepMonths }: Pick<Signing, 'form' | 'goOn'> & Pick<ReportPage, 'keepMonths'>) {
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
          <div className={css['two']}>
            <TextField {...fieldOf(form, 'CustomerName')} label="이름" maxLength={NAME_LIMIT} />
            <TextField {...fieldOf(form, 'CustomerRole')} label="직책" maxLength={NAME_LIMIT} />
          </div>
          <SignaturePad
            value={CustomerStrokes}
            error={form.errorOf('CustomerStrokes')}
            owner={{ title: '고객 서명', name, role, note: signNotice(keepMonths) }}
            done="다음"
            onDone={goOn}
            onChange={(strokes) => form.change({ CustomerStrokes: strokes })}
          />
        </>
      )}
      <button type="button" className={css['link']} onClick={() => form.change({ Absence: 'absent' })}>
        고객이 없거나 서명할 수 없습니다
      </button>
    </>
  );
}

type ContractorProps = Pick<Signing, 'form'> & { company: string; done: string; onDone: () => unknown };

const ContractorFields = ({ form, company, done, onDone }: ContractorProps) => (
  <>
    <div className={css['two']}>
      <TextField {...fieldOf(form, 'ContractorName')} label="이름" maxLength={NAME_LIMIT} />
      <TextField {...fieldOf(form, 'ContractorRole')} label="직책" maxLength={NAME_LIMIT} />
    </div>
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

function titleOf({ form, isContractor }: Signing): string {
  if (isContractor) return '시공 업체 서명';
  return form.draft.Absence === '' ? '고객 서명' : '서명 불가';
}

type Props = Omit<DraftProps, 'reports'> & { draft: StoredDraft; onClose: () => void };

/** The sheet of the signatures: first the customer's, or why there is none, then the contractor's. */
export function SignSheet({ draft, onClose, ...props }: Props) {
  const { page } = props;
  const signing = useSigning({ props, draft, onDone: onClose });
  const { form, isContractor, goOn, goBack, send } = signing;
  const isAbsent = form.draft.Absence !== '';
  const done = isAbsent ? '서명 없이 제출' : '서명 완료';
  const back = isContractor ? goBack : isAbsent ? () => form.change({ Absence: '' }) : onClose;
  const foot = (
    <SheetFoot summary={<span />}>
      <BusyButton variant="default" onClick={back}>
        {isContractor || isAbsent ? '이전' : '닫기'}
      </BusyButton>
      {isContractor ? (
        <BusyButton busy={form.busy} onClick={send}>
          {done}
        </BusyButton>
      ) : (
        <BusyButton onClick={goOn}>다음</BusyButton>
      )}
    </SheetFoot>
  );
  return (
    <Sheet title={titleOf(signing)} opened onClose={onClose}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={page.projectName}>{isContractor ? page.companyName : page.customerName}</SheetSubject>
        {isContractor && <ContractorFields {...{ form, done }} company={page.companyName} onDone={send} />}
        {!isContractor && isAbsent && <AbsenceFields form={form} place={placeOf(props)} />}
        {!isContractor && !isAbsent && <CustomerFields {...{ form, goOn }} keepMonths={page.keepMonths} />}
      </FormFrame>
    </Sheet>
  );
}
