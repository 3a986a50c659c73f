import { Popover } from '@base-ui/react/popover';
import { messageText } from '@portal/contract/messages';
import { type FocusEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import field from '#ui/fields/fields.module.css';
import { Field } from '#ui/fields/fields.tsx';
import css from './time-field.module.css';
import { TimeLists } from './time-lists.tsx';
import { HOURS, isOutside, MINUTES, TimePart } from './time-part.tsx';

type Props = {
  label: string;
  /** Request field. A failed check focuses the hours. */
  name: string;
  required?: boolean;
  readOnly?: boolean;
  error?: string;
  /** 'HH:mm' in 24 hours, or ''. A half-typed time such as '09:' is passed on as it is. */
  value: string;
  onChange: (value: string) => void;
};

const timeOf = (hours: string, minutes: string): string =>
  hours === '' && minutes === '' ? '' : `${hours}:${minutes}`;

/** A time of day, typed or picked, without 오전 and 오후. */
export function TimeField({ label, name, required = false, readOnly = false, error, value, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const hoursInput = useRef<HTMLInputElement>(null);
  const minutesInput = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const [hours = '', minutes = ''] = value.split(':');
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && frame.current?.contains(relatedTarget))) setOpened(false);
  };
  const setHours = (next: string) => onChange(timeOf(next, minutes));
  const setMinutes = (next: string) => onChange(timeOf(hours, next));
  const isWrong = isOutside(HOURS, hours) || isOutside(MINUTES, minutes);
  const shownError = isWrong ? messageText('form.time.outside') : error;
  const part = { readOnly, onOpen: () => setOpened(!readOnly), onLeave: leave };
  return (
    <Field label={label} name={name} required={required} {...(shownError === undefined ? {} : { error: shownError })}>
      <div ref={frame} className={`${field['input']} ${css['time']}`} data-locked={readOnly || undefined}>
        <TimePart
          {...part}
          kind={HOURS}
          ref={hoursInput}
          value={hours}
          onChange={setHours}
          onNext={() => minutesInput.current?.focus()}
        />
        <span>:</span>
        <TimePart
          {...part}
          kind={MINUTES}
          ref={minutesInput}
          value={minutes}
          onChange={setMinutes}
          onBack={() => hoursInput.current?.focus()}
        />
        {value !== '' && !readOnly && (
          <IconButton icon="close" label="시간 지우기" className={css['clear'] ?? ''} onClick={() => onChange('')} />
        )}
      </div>
      {/* The focus stays in the parts. They open the lists on focus and close them on blur. */}
      <Popover.Root open={opened} onOpenChange={(_, { reason }) => reason === 'escape-key' && setOpened(false)}>
        <Popover.Portal>
          <Popover.Positioner className={css['place']} anchor={frame} align="start" sideOffset={8}>
            <Popover.Popup className={css['lists']} role="presentation" initialFocus={false} finalFocus={false}>
              <TimeLists {...{ hours, minutes }} onHours={setHours} onMinutes={setMinutes} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  );
}
