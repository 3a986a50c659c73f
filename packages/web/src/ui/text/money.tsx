import {
  type Amounts,
  hasAddition,
  inWon,
  signedAmount,
  sumTerms,
  sumText,
  totalOf,
} from '@portal/contract/core/money';
import { Fragment } from 'react';
import css from './money.module.css';

/** An amount in won, with its sign also above zero when it is added to another. It is never broken or shortened. */
export const Won = ({ amount, isAdded = false }: { amount: string | number; isAdded?: boolean }) => (
  <span className={css['whole']} data-money>
    {isAdded ? `${signedAmount(amount)} 원` : inWon(amount)}
  </span>
);

/** An amount with the note that the tax is not included. */
export const VatFree = ({ amount }: { amount: string }) => (
  <>
    <Won amount={amount} /> (VAT 별도)
  </>
);

type Props = { amounts: Amounts };

/** A total with its calculation, '3,000,000 − 2,500,000 = 500,000 원'. It breaks between its terms only. */
export const Sum = ({ amounts }: Props) => (
  <span className={css['sum']}>
    {sumTerms(amounts).map((term, index) => (
      <Fragment key={term}>
        {index > 0 && ' '}
        <span className={css['whole']} data-money>
          {term}
        </span>
      </Fragment>
    ))}
  </span>
);

/**
 * A total in a list. It says when it includes an additional amount, and on a card also how much. The tooltip has the
 * calculation.
 */
export function Total({ amounts, onCard = false }: Props & { onCard?: boolean }) {
  if (!hasAddition(amounts)) return <Won amount={amounts.price} />;
  const note = onCard ? `추가 포함 ${signedAmount(amounts.addPrice)}` : '추가 포함';
  return (
    <span className={css[onCard ? 'stacked' : 'total']} title={sumText(amounts)} data-money>
      <small>{note}</small> <Won amount={totalOf(amounts)} />
    </span>
  );
}
