import { MOBILE_PREFIXES, mobileParts, readPhone } from '@portal/contract/core/phone';
import type { ReactNode } from 'react';
import { Select } from '../selects/select.tsx';
import css from './digit-parts.module.css';
import { DigitsPart, PartsRow } from './digit-parts.tsx';
import { Field } from './fields.tsx';
import type { FieldProps } from './use-field.ts';

type Props = Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange' | 'required' | 'error' | 'readOnly'> & {
  /** Note on the number, next to its parts. */
  note?: ReactNode;
};

const PREFIXES = MOBILE_PREFIXES.map((prefix) => ({ value: prefix, label: prefix }));
/** A whole number, and the two parts behind the prefix. */
const WHOLE = /^01\d{8,9}$/;
const TAIL = /^(\d{3,4})[ -]?(\d{4})$/;

/** What is typed into a part: a whole number, both parts, or this part as it is. */
function readPart(head: string, typed: string) {
  const whole = readPhone(typed);
  if (whole !== undefined && WHOLE.test(whole)) return mobileParts(whole);
  const [, middle, last] = TAIL.exec(typed) ?? [];
  return middle === undefined || last === undefined ? undefined : { head, middle, last };
}

/** A part without the hyphen that stands between parts. */
const partText = (part: string): string => part.replaceAll('-', '\u2011');

/**
 * A mobile number in three parts: a prefix to choose and two parts to type. A whole number may be pasted (MGR-24,
 * EMP-31).
 */
export function MobileField({ value, onChange, readOnly = false, note, ...frame }: Props) {
  const { head, middle, last } = mobileParts(value);
  const put = (part: Partial<{ head: string; middle: string; last: string }>) => {
    const prefix = head || MOBILE_PREFIXES[0];
    const read = [part.middle, part.last].flatMap((typed) => readPart(prefix, typed ?? '') ?? []);
    const next = read[0] ?? { head: prefix, middle, last, ...part };
    onChange([next.head, partText(next.middle), partText(next.last)].join('-'));
  };
  return (
    <Field {...frame}>
      <PartsRow note={note}>
        <div className={css['prefix']}>
          <Select
            className={css['part']}
            label="앞자리"
            disabled={readOnly}
            value={head || MOBILE_PREFIXES[0]}
            options={PREFIXES}
            onChange={(prefix) => put({ head: prefix })}
          />
        </div>
        <DigitsPart
          label="가운데자리"
          value={middle}
          pattern="\d{3,4}"
          readOnly={readOnly}
          onType={(typed) => put({ middle: typed })}
        />
        <DigitsPart
          label="마지막자리"
          value={last}
          pattern="\d{4}"
          readOnly={readOnly}
          onType={(typed) => put({ last: typed })}
        />
      </PartsRow>
    </Field>
  );
}
