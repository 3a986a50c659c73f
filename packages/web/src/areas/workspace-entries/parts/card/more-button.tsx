import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Shows the rest of a long text. */
export const MoreButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Row>
    <Press kind="quiet" tone="link" flush aria-busy={busy} onClick={onClick}>
      더 보기
    </Press>
  </Row>
);
