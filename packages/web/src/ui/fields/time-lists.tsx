import { HOURS, MINUTES, twoDigits } from './time-part.tsx';

type ListProps = { most: number; step: number; chosen: string; onChoose: (part: string) => void };

/** The chosen part is in view when its list opens. */
const show = (button: HTMLButtonElement | null): void => button?.scrollIntoView?.({ block: 'nearest' });

const PartList = ({ most, step, chosen, onChoose }: ListProps) => (
  <ul>
    {Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => twoDigits(index * step)).map((part) => (
      <li key={part}>
        <button
          type="button"
          tabIndex={-1}
          ref={part === chosen ? show : undefined}
          aria-pressed={part === chosen}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(part)}
        >
          {part}
        </button>
      </li>
    ))}
  </ul>
);

type Props = {
  hours: string;
  minutes: string;
  onHours: (hours: string) => void;
  onMinutes: (minutes: string) => void;
};

/** Hours and minutes to pick. */
export const TimeLists = ({ hours, minutes, onHours, onMinutes }: Props) => (
  <>
    <PartList {...HOURS} chosen={hours} onChoose={onHours} />
    <PartList {...MINUTES} chosen={minutes} onChoose={onMinutes} />
  </>
);
