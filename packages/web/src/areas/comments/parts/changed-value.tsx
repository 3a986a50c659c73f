import type { Change } from '@portal/contract/core/forms';

const orNone = (value: string): string => (value === '' ? '없음' : value);

/** An item with the value before and the value now. */
export function ChangedValue({ itemName, originValue, newValue }: Change) {
  return (
    <dl className="changed-value">
      <dt className="changed-value-name">변경 항목</dt>
      <dd className="changed-value-name">{itemName}</dd>
      <dt>기존 값</dt>
      <dd className="changed-value-old">{orNone(originValue)}</dd>
      <dt>변경 값</dt>
      <dd className="changed-value-new">{orNone(newValue)}</dd>
    </dl>
  );
}
