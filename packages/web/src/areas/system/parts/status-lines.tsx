import type { SystemLine } from '@portal/contract/areas/system/calls';
import { SYSTEM_LEVEL_NAMES, SYSTEM_PART_NAMES } from '@portal/contract/areas/system/parts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './status-lines.module.css';

/** A mark for each level, so that it is visible without colour. */
const MARKS: Readonly<Record<SystemLine['level'], IconName>> = { fine: 'check', warn: 'alert', stop: 'close' };
const TONES = { fine: 'good', warn: 'warn', stop: 'bad' } as const;

/** Every part with its level, what was found, and what to do. */
export const StatusLines = ({ lines }: { lines: readonly SystemLine[] }) => (
  <Stack as="ul" line="above">
    {lines.map(({ part, level, found, advice }) => (
      <Stack as="li" key={part} className={css['line']} gap={12} padY={12} line="below" align="start">
        <Row as="span" gap={4} tone={TONES[level]} whole>
          <Icon name={MARKS[level]} />
          {SYSTEM_LEVEL_NAMES[level]}
        </Row>
        <Text as="strong" weight="medium">
          {SYSTEM_PART_NAMES[part]}
        </Text>
        <div>
          <Text>{found}</Text>
          {advice !== '' && <Text tone={level === 'fine' ? undefined : TONES[level]}>{advice}</Text>}
        </div>
      </Stack>
    ))}
  </Stack>
);
