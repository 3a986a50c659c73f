import { inWon, signedAmount } from '@portal/contract/core/formats';

type Priced = { price: string; addPrice: string };

/** The price of a project, with the additional amount beside it. */
export function OfferedPrice({ project: { price, addPrice } }: { project: Priced }) {
  const added = signedAmount(addPrice);
  return (
    <>
      <span>{inWon(price)}</span>
      {added !== '' && <small> 추가 {added}</small>}
    </>
  );
}
