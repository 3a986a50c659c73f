type Amounts = { price: string; addPrice: string };

const won = (text: string): number => Number(text.replaceAll(',', '') || '0');

/** The price with the additional amount, in whole won. Both may have separators. */
export const amountOf = (row: Amounts): number => won(row.price) + won(row.addPrice);
