import { inWon, signedAmount } from '@portal/contract/core/formats';

type Priced = { price: string; addPrice: string };

/** What a project is worth, and beside it what is added or taken off. */
export function OfferedPrice({ project: { price, addPrice } }: { project: Priced }) {
  const added = signedAmount(addPrice);
  return (
    <>
      <span>{inWon(price)}</span>
      {added !== '' && <small> 추가 {added}</small>}
    </>
  );
}
