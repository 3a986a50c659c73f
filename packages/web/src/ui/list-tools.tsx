import type { ReactNode } from 'react';
import { PageSizeSelect } from './page-size-select.tsx';
import './list-tools.css';

type Props = {
  /** Undefined until the first answer. */
  total: number | undefined;
  size: number;
  onSize: (size: number) => void;
  /** Actions on marked rows. */
  children?: ReactNode;
};

/** Total, actions and page size over the table. */
export function ListTools({ total, size, onSize, children }: Props) {
  return (
    <div className="list-tools">
      <span role="status">{total === undefined ? '' : `전체 ${total.toLocaleString('ko-KR')}건`}</span>
      <div className="list-tools-side">
        {children}
        <PageSizeSelect value={size} onChange={onSize} />
      </div>
    </div>
  );
}
