/** What another company sees of a name: first character and two stars (D-46). */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`);

/** What another company sees of a phone: no digit at all (D-46). */
export const maskPhone = (phone: string): string => (phone === '' ? '' : '***-****-****');
