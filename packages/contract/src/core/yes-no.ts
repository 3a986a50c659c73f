export type YesNo = 'Y' | 'N';

export const toYesNo = (value: boolean): YesNo => (value ? 'Y' : 'N');
