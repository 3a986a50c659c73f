/** The trade as a key fact of a record; nothing for none. */
export const tradeFact = ({ tradeName }: { tradeName: string }): { label: string; value: string }[] =>
  tradeName === '' ? [] : [{ label: '공종', value: tradeName }];
