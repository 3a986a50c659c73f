import { type Change, orNone } from '@portal/contract/core/forms';
import css from './former.module.css';

/** What another user changed. `by` is '' where it is not known. */
export type FormerValue = Pick<Change, 'itemName' | 'originValue'> & { by: string };

/** The former value of a changed fact, and who changed it. */
export const Former = ({ originValue, by }: FormerValue) => (
  <small className={css['former']}>
    변경 전 <del>{orNone(originValue)}</del> {by}
  </small>
);
