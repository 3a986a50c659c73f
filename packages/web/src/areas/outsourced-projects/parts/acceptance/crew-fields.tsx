import { MAX_PEOPLE, TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf, frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { useCount } from '#ui/fields/use-count.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './acceptance.module.css';
import type { AcceptBoxDraft } from './use-accept-draft.ts';

type Props = { form: FormFields<AcceptBoxDraft> };

/** The headcount field, a number input between two step buttons. */
function HeadcountField({ form }: Props) {
  const { TotalPeople } = form.draft;
  const count = useCount({ value: TotalPeople, zero: '', onChange: (people) => form.change({ TotalPeople: people }) });
  const step = (by: 1 | -1) => () => form.change({ TotalPeople: Math.min(Math.max(TotalPeople + by, 1), MAX_PEOPLE) });
  return (
    <div className={css['headcount']}>
      <BusyButton variant="default" aria-label="투입 인원 −1" disabled={TotalPeople <= 1} onClick={step(-1)}>
        <Icon name="minus" />
      </BusyButton>
      <NumberField
        label="투입 인원"
        {...frameOf(form, 'TotalPeople')}
        {...(count.error === undefined ? {} : { error: count.error })}
        inputMode="numeric"
        suffix="명"
        value={count.shown}
        shown={count.shown}
        reading={count.reading}
        onChange={count.put}
      />
      <BusyButton variant="default" aria-label="투입 인원 +1" disabled={TotalPeople >= MAX_PEOPLE} onClick={step(1)}>
        <Icon name="plus" />
      </BusyButton>
    </div>
  );
}

/** The fields for the crew that comes to the site (D-148). */
export function CrewFields({ form }: Props) {
  return (
    <Stack gap={16} className={css['large']}>
      <HeadcountField form={form} />
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
    </Stack>
  );
}
