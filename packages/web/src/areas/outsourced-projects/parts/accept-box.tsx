import { withWeekday } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { splitValues } from '@portal/contract/core/multi-value';
import { Field } from '../../../ui/field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AgreementBox } from './agreement-box.tsx';
import type { AcceptBoxDraft } from './use-acceptance.ts';
import './accept-box.css';

type Props = {
  /** Offered days joined by '^'. */
  startDate: string;
  draft: AcceptBoxDraft;
  onChange: (part: Partial<AcceptBoxDraft>) => void;
};

const HEADCOUNT_DIGITS = 4;

function DateChoice({ startDate, draft, onChange }: Props) {
  return (
    <Field label="시작일 선택" name="ChoiceSelDate" required>
      <div className="accept-dates">
        {splitValues(startDate).map((day) => (
          <label key={day}>
            <input
              type="radio"
              name="ChoiceSelDate"
              value={day}
              checked={draft.ChoiceSelDate === day}
              onChange={() => onChange({ ChoiceSelDate: day })}
            />
            <span>{withWeekday(day)}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}

/** What a contractor fills in to win an open project (PART-16, PART-28 to PART-34). */
export function AcceptBox({ startDate, draft, onChange }: Props) {
  return (
    <Section title="수주 정보 입력">
      <div className="accept">
        <DateChoice startDate={startDate} draft={draft} onChange={onChange} />
        <AgreementBox checked={draft.agreed} onChange={(agreed) => onChange({ agreed })} />
        <div className="accept-crew">
          <TextField
            label="투입인원"
            name="TotalPeople"
            required
            type="tel"
            maxLength={HEADCOUNT_DIGITS}
            suffix="명"
            value={draft.TotalPeople === 0 ? '' : String(draft.TotalPeople)}
            onChange={(typed) => onChange({ TotalPeople: Number(typed.replace(/\D/g, '')) })}
          />
          <TextField
            label="담당자 이름"
            name="ManagerUserName"
            required
            autoComplete="name"
            maxLength={TEXT_LIMIT.name}
            value={draft.ManagerUserName}
            onChange={(ManagerUserName) => onChange({ ManagerUserName })}
          />
          <PhoneField
            label="담당자 연락처"
            name="ManagerUserPhone"
            required
            autoComplete="tel"
            placeholder="010-0000-0000"
            value={draft.ManagerUserPhone}
            onChange={(ManagerUserPhone) => onChange({ ManagerUserPhone })}
          />
        </div>
      </div>
    </Section>
  );
}
