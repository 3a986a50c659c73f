import { TimePicker } from '@mantine/dates';
import { Field } from './field.tsx';
import './time-field.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';

type Props = {
  label: string;
  /** Request field; a failed check focuses the hours. */
  name: string;
  required: boolean;
  /** 'HH:mm', 24 hours, or ''. */
  value: string;
  onChange: (value: string) => void;
};

/** A time of day, typed or picked, never with 오전 and 오후 (INT-18). */
export function TimeField({ label, name, required, value, onChange }: Props) {
  return (
    <Field label={label} name={name} required={required}>
      <TimePicker
        className="time-field"
        format="24h"
        value={value}
        onChange={onChange}
        withDropdown
        minutesStep={5}
        clearable
        hoursInputLabel="시"
        minutesInputLabel="분"
        clearButtonProps={{ 'aria-label': '시간 지우기' }}
      />
    </Field>
  );
}
