import { type Change, orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import css from './changed-terms.module.css';

/** Lists the terms that changed while the page was open, so that the contractor sees them before agreeing (D-66). */
export function ChangedTerms({ changed }: { changed: readonly Change[] }) {
  if (changed.length === 0) return null;
  return (
    <div role="status" className={css['changed']}>
      <p>{messageText('outsourced.accept.changed')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">그때 값</th>
            <th scope="col">현재 값</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ itemName, originValue, newValue }) => (
            <tr key={itemName}>
              <th scope="row">{itemName}</th>
              <td>{orNone(originValue)}</td>
              <td>
                <b>{orNone(newValue)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
