type Amounts = { price: string; addPrice: string };

const won = (text: string): number => Number(text.replaceAll(',', '') || '0');

/** price + addPrice, whole won; both may carry separators. */
export const amountOf = (row: Amounts): number => won(row.price) + won(row.addPrice);
