import { type Change, orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { Panel } from '#ui/surface/panel.tsx';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Text } from '#ui/text/text.tsx';

/** Lists the terms that changed while the page was open, so that the contractor sees them before agreeing (D-66). */
export function ChangedTerms({ changed }: { changed: readonly Change[] }) {
  if (changed.length === 0) return null;
  return (
    <Panel kind="warn" gap={8} role="status">
      <Text weight="semibold">{messageText('outsourced.accept.changed')}</Text>
      <PlainTable heads={['항목', '그때 값', '현재 값']} bare size={14} tone="text">
        {changed.map(({ itemName, originValue, newValue }) => (
          <tr key={itemName}>
            <th scope="row">{itemName}</th>
            <td>{orNone(originValue)}</td>
            <td>
              <b>{orNone(newValue)}</b>
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  );
}
