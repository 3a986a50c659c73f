import '../styles/library-pickers.css';
import { TimePicker } from '@mantine/dates';
import { useRef } from 'react';
import { Field } from './fields.tsx';
import css from './time-field.module.css';

type Props = {
  label: string;
  /** Request field; a failed check focuses the hours. */
  name: string;
  required?: boolean;
  readOnly?: boolean;
  error?: string;
  /** 'HH:mm', 24 hours, or ''; a half-typed time is what there is of it, such as '09:'. */
  value: string;
  onChange: (value: string) => void;
};

/** A time of day, typed or picked, never with 오전 and 오후. */
export function TimeField({ label, name, required = false, readOnly = false, error, value, onChange }: Props) {
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  /** The picker itself tells of complete times and of none; what is half typed stands in its inputs alone. */
  const tellHalf = () => {
    const typed = [hours.current?.value ?? '', minutes.current?.value ?? ''];
    const filled = typed.filter((part) => part !== '').length;
    if (filled === 1) onChange(typed.join(':'));
    else if (filled === 0 && value !== '') onChange('');
  };
  return (
    <Field label={label} name={name} required={required} {...(error === undefined ? {} : { error })}>
      <div className={css['time']}>
        <TimePicker
          format="24h"
          value={value}
          onChange={onChange}
          onBlur={tellHalf}
          hoursRef={hours}
          minutesRef={minutes}
          readOnly={readOnly}
          withDropdown
          minutesStep={5}
          clearable
          hoursInputLabel="시"
          minutesInputLabel="분"
          clearButtonProps={{ 'aria-label': '시간 지우기' }}
        />
      </div>
    </Field>
  );
}
