import type { Agreement } from '@portal/contract/areas/outsourced-projects/shapes';
import { Icon } from '#ui/marks/icon.tsx';
import css from './agreement.module.css';
import { AgreementFacts } from './agreement-facts.tsx';

/** What the winner agreed to, in one line until it is opened. Printed it is open. */
export const FoldedAgreement = ({ agreed }: { agreed: Agreement }) => (
  <details className={css['folded']}>
    <summary data-print="off">
      동의한 내용 보기
      <Icon name="down" />
    </summary>
    <AgreementFacts agreed={agreed} />
  </details>
);
