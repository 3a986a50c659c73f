/** Days for which a link is good. It is good once (D-504). */
export const LINK_DAYS = 3;
/** Signs of a code: 32 that nobody mistakes for another one on paper. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A code of 100 bits, which nobody guesses. */
export const CODE_LENGTH = 20;
const GROUP = /.{5}(?=.)/g;

/** The page on which a password is set with a code. In a link the code stands behind '#', which is sent to no server. */
export const LINK_PATH = '/password/new';

/** A code as it is shown and printed: 'AB12C-…'. */
export const shownCode = (code: string): string => code.replace(GROUP, '$&-');

/** The code that was typed, in whatever case, with or without hyphens. Signs that look alike are one. */
export const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
