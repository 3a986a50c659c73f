import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { fieldOf, frameOf } from '../../../kit/form/field-of.ts';
import { StaleTable } from '../../../kit/form/stale-dialog.tsx';
import type { FormFields } from '../../../kit/form/use-form.ts';
import type { StaleLine } from '../../../kit/form/versions.ts';
import { Field, PhoneField, TextField } from '../../../ui/fields.tsx';
import { Section } from '../../../ui/headings.tsx';
import css from './accept-box.module.css';
import { AgreementBox } from './agreement-box.tsx';
import { type AcceptBoxDraft, openDays } from './use-acceptance.ts';

type Props = {
  project: ProjectInfo;
  form: FormFields<AcceptBoxDraft>;
  /** What staff changed since the page was opened. */
  changed: readonly StaleLine[];
};

const HEADCOUNT_DIGITS = 4;

function DateChoice({ project, form }: Omit<Props, 'changed'>) {
  const days = openDays(project);
  return (
    <Field label="시작일 선택" {...frameOf(form, 'ChoiceSelDate')}>
      {days.length === 0 && <p className={css['none']}>{messageText('outsourced.accept.noDate')}</p>}
      <div className={css['dates']}>
        {days.map((day) => (
          <label key={day}>
            <input
              type="radio"
              name="ChoiceSelDate"
              value={day}
              checked={form.draft.ChoiceSelDate === day}
              onChange={() => form.change({ ChoiceSelDate: day })}
            />
            <span>{withWeekday(day)}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}

/** What was lowered or moved while the page was open, before it is agreed to (D-66). */
function ChangedTerms({ changed }: Pick<Props, 'changed'>) {
  if (changed.length === 0) return null;
  return (
    <div role="status">
      <p className={css['changed']}>{messageText('outsourced.accept.changed')}</p>
      <StaleTable lines={changed} />
    </div>
  );
}

/** Who comes to the site (D-148). */
function CrewFields({ form }: Pick<Props, 'form'>) {
  const { TotalPeople } = form.draft;
  return (
    <div className={css['crew']}>
      <TextField
        label="투입인원"
        {...frameOf(form, 'TotalPeople')}
        type="tel"
        maxLength={HEADCOUNT_DIGITS}
        suffix="명"
        value={TotalPeople === 0 ? '' : String(TotalPeople)}
        onChange={(typed) => form.change({ TotalPeople: Number(typed.replace(/\D/g, '')) })}
      />
      <TextField
        label="담당자 이름"
        autoComplete="name"
        maxLength={TEXT_LIMIT.name}
        {...fieldOf(form, 'ManagerUserName')}
      />
      <PhoneField
        label="담당자 연락처"
        autoComplete="tel"
        placeholder="010-0000-0000"
        {...fieldOf(form, 'ManagerUserPhone')}
      />
    </div>
  );
}

/** What a contractor fills in to win an open project (PART-28 to PART-34). */
export function AcceptBox({ project, form, changed }: Props) {
  return (
    <Section title="수주 정보 입력">
      <div className={css['box']}>
        <ChangedTerms changed={changed} />
        <DateChoice project={project} form={form} />
        <AgreementBox
          checked={form.draft.agreed}
          error={form.errorOf('agreed')}
          onChange={(agreed) => form.change({ agreed })}
        />
        <CrewFields form={form} />
      </div>
    </Section>
  );
}
