import { type Change, orNone } from '@portal/contract/core/forms';
import { Text } from '#ui/text/text.tsx';
import css from './record-lines.module.css';

/** What another user changed. `by` is '' where it is not known. */
export type FormerValue = Pick<Change, 'itemName' | 'originValue'> & { by: string };

/** The former value of a changed fact, and who changed it. */
export const Former = ({ originValue, by }: FormerValue) => (
  <Text as="small" size={12} weight="regular" tone="soft" className={css['former']}>
    변경 전 <del>{orNone(originValue)}</del> {by}
  </Text>
);
