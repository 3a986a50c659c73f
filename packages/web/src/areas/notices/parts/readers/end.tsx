import type { Drawn } from '#ui/layout/look.ts';
import { Text } from '#ui/text/text.tsx';

/** What stands at the end of a line of readers. */
export const End = (given: Drawn<'small'>) => (
  <Text as="small" size={12} phoneSize={13} weight="regular" tone="faint" toEnd whole {...given} />
);
