import type { SystemLine } from '@portal/contract/areas/system/calls';
import { SYSTEM_LEVEL_NAMES, SYSTEM_PART_NAMES } from '@portal/contract/areas/system/parts';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './status-lines.module.css';

/** A mark for each level, so that it is visible without colour. */
const MARKS: Readonly<Record<SystemLine['level'], IconName>> = { fine: 'check', warn: 'alert', stop: 'close' };

/** Every part with its level, what was found, and what to do. */
export const StatusLines = ({ lines }: { lines: readonly SystemLine[] }) => (
  <ul className={css['lines']}>
    {lines.map(({ part, level, found, advice }) => (
      <li key={part} data-level={level}>
        <span className={css['level']}>
          <Icon name={MARKS[level]} />
          {SYSTEM_LEVEL_NAMES[level]}
        </span>
        <strong>{SYSTEM_PART_NAMES[part]}</strong>
        <div>
          <p>{found}</p>
          {advice !== '' && <p className={css['advice']}>{advice}</p>}
        </div>
      </li>
    ))}
  </ul>
);
