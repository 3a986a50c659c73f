import { MAIL_PORTALS } from '@portal/contract/areas/employees/codes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useState } from 'react';
import css from '#ui/fields/digit-parts.module.css';
import { Field, type FieldProps } from '#ui/fields/fields.tsx';

const TYPED = '';

const isPortal = (domain: string): boolean => MAIL_PORTALS.some((portal) => portal === domain);

/** A personal mail: its name, and a domain that is chosen or typed freely (EMP-30, D-144). */
export function MailField({ value, onChange, ...frame }: Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange'>) {
  const cut = value.lastIndexOf('@');
  const local = cut < 0 ? value : value.slice(0, cut);
  const domain = cut < 0 ? '' : value.slice(cut + 1);
  const [choice, setChoice] = useState(isPortal(domain) ? domain : TYPED);
  const put = (nextLocal: string, nextDomain: string) =>
    onChange(nextDomain === '' ? nextLocal : `${nextLocal}@${nextDomain}`);
  return (
    <Field {...frame}>
      <div className={css['parts']} data-wide="true">
        <input
          className={css['part']}
          aria-label="메일 이름"
          autoComplete="off"
          maxLength={TEXT_LIMIT.name}
          value={local}
          onChange={(event) => put(event.currentTarget.value.replaceAll('@', ''), domain)}
        />
        <span className={css['between']}>@</span>
        {choice === TYPED && (
          <input
            className={css['part']}
            aria-label="메일 주소"
            autoComplete="off"
            value={domain}
            onChange={(event) => put(local, event.currentTarget.value.replaceAll('@', ''))}
          />
        )}
        <select
          className={css['part']}
          aria-label="메일 주소 선택"
          value={choice}
          onChange={(event) => {
            setChoice(event.currentTarget.value);
            put(local, event.currentTarget.value);
          }}
        >
          <option value={TYPED}>직접입력</option>
          {MAIL_PORTALS.map((portal) => (
            <option key={portal}>{portal}</option>
          ))}
        </select>
      </div>
    </Field>
  );
}
