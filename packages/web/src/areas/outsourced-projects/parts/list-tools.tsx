import { BusyButton } from '../../../ui/busy-button.tsx';
import { PageSizeSelect } from '../../../ui/page-size-select.tsx';
import './list-tools.css';

type Props = {
  /** Undefined until the first answer. */
  total: number | undefined;
  size: number;
  onSize: (size: number) => void;
  /** Null where rows cannot be deleted (PART-10). */
  onRemove: (() => Promise<void>) | null;
};

/** Total, delete and page size over the table (OUT-07, OUT-08, OUT-23). */
export function ListTools({ total, size, onSize, onRemove }: Props) {
  return (
    <div className="list-tools">
      <span role="status">{total === undefined ? '' : `전체 ${total.toLocaleString('ko-KR')}건`}</span>
      <div className="list-tools-side">
        {onRemove && (
          <BusyButton variant="subtle" color="red" onClick={onRemove}>
            삭제
          </BusyButton>
        )}
        <PageSizeSelect value={size} onChange={onSize} />
      </div>
    </div>
  );
}
