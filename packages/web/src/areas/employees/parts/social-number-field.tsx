import { isMasked, joinSocialNumber, socialNumberParts } from '@portal/contract/areas/employees/personal-numbers';
import { frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { DigitsPart, PartsRow } from '#ui/fields/digit-parts.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { replaceMask } from './replace-mask.ts';
import type { EmployeeValues } from './values.ts';

const SIZE = { front: 6, back: 7 } as const;
type Part = keyof typeof SIZE;

/**
 * The number after typing in one part. Typing over a masked number clears both parts, because a remaining mask means
 * unchanged (D-107).
 */
export function changeSocialNumberPart(value: string, part: Part, typed: string): string {
  const before = socialNumberParts(value);
  const newPart = replaceMask(before[part], typed).slice(0, SIZE[part]);
  const parts = isMasked(value) && newPart !== before[part] ? { front: '', back: '' } : before;
  const next = { ...parts, [part]: newPart };
  return next.front === '' && next.back === '' ? '' : joinSocialNumber(next);
}

/** The resident number in two parts. The second part is hidden while it is typed (EMP-28, EMP-66). */
export function SocialNumberField({ form }: { form: FormFields<EmployeeValues> }) {
  const value = form.draft.UserSocialNum;
  const { front, back } = socialNumberParts(value);
  const changePart = (part: Part) => (typed: string) =>
    form.change({ UserSocialNum: changeSocialNumberPart(value, part, typed) });
  return (
    <Field label="주민번호" {...frameOf(form, 'UserSocialNum')}>
      <PartsRow>
        <DigitsPart label="주민번호 앞자리" value={front} pattern="[\d*]{6}" onType={changePart('front')} />
        <DigitsPart
          label="주민번호 뒷자리"
          value={back}
          pattern="[\d*]{7}"
          secret={!isMasked(back)}
          onType={changePart('back')}
        />
      </PartsRow>
    </Field>
  );
}
