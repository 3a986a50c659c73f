import { HOURS, MINUTES, twoDigits } from './time-part.tsx';

type ListProps = { max: number; step: number; chosen: string; onChoose: (part: string) => void };

/** Scrolls the chosen part into view when the list opens. */
const show = (button: HTMLButtonElement | null): void => button?.scrollIntoView?.({ block: 'nearest' });

const PartList = ({ max, step, chosen, onChoose }: ListProps) => (
  <ul>
    {Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => twoDigits(index * step)).map((part) => (
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

/** Lists of hours and minutes to pick from. */
export const TimeLists = ({ hours, minutes, onHours, onMinutes }: Props) => (
  <>
    <PartList {...HOURS} chosen={hours} onChoose={onHours} />
    <PartList {...MINUTES} chosen={minutes} onChoose={onMinutes} />
  </>
);
