import { MAIL_PORTALS } from '@portal/contract/areas/employees/codes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useState } from 'react';
import css from '#ui/fields/digit-parts.module.css';
import { Field } from '#ui/fields/fields.tsx';
import type { FieldProps } from '#ui/fields/use-field.ts';
import { Select } from '#ui/selects/select.tsx';

const FREE_DOMAIN = '';
const DOMAINS = [
  { value: FREE_DOMAIN, label: '직접입력' },
  ...MAIL_PORTALS.map((portal) => ({ value: portal, label: portal })),
];

const isPortal = (domain: string): boolean => MAIL_PORTALS.some((portal) => portal === domain);

/** A personal mail address: its local part, and a domain that is chosen or typed (EMP-30, D-144). */
export function MailField({ value, onChange, ...frame }: Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange'>) {
  const atIndex = value.lastIndexOf('@');
  const local = atIndex < 0 ? value : value.slice(0, atIndex);
  const domain = atIndex < 0 ? '' : value.slice(atIndex + 1);
  const [choice, setChoice] = useState(isPortal(domain) ? domain : FREE_DOMAIN);
  const update = (nextLocal: string, nextDomain: string) =>
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
          onChange={(event) => update(event.currentTarget.value.replaceAll('@', ''), domain)}
        />
        <span className={css['between']}>@</span>
        {choice === FREE_DOMAIN && (
          <input
            className={css['part']}
            aria-label="메일 주소"
            autoComplete="off"
            value={domain}
            onChange={(event) => update(local, event.currentTarget.value.replaceAll('@', ''))}
          />
        )}
        <div className={css['prefix']}>
          <Select
            className={css['part']}
            label="메일 주소 선택"
            value={choice}
            options={DOMAINS}
            onChange={(chosen) => {
              setChoice(chosen);
              update(local, chosen);
            }}
          />
        </div>
      </div>
    </Field>
  );
}
