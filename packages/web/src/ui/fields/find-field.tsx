import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { Icon } from '../marks/icon.tsx';
import css from './find-field.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A keyword that filters the list below while it is typed. */
export const FindField = ({ label, value, onChange }: Props) => (
  <search className={css['find']}>
    <Icon name="search" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      maxLength={TEXT_LIMIT.key}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </search>
);
