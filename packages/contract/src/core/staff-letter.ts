/** Letters a department gives its people, as far as rules ask for them (D-52, D-104). */
export const StaffLetter = { Sales: 'B', Pm: 'F', Manager: 'M' } as const;
