import type { Agreement } from '@portal/contract/areas/outsourced-projects/shapes';
import { AgreementFacts } from './agreement-facts.tsx';
import css from './folded-agreement.module.css';

/** What the winner agreed to, in one line until it is opened. Printed it is open. */
export const FoldedAgreement = ({ agreed }: { agreed: Agreement }) => (
  <details className={css['fold']}>
    <summary>동의한 내용 보기</summary>
    <AgreementFacts agreed={agreed} />
  </details>
);
