/** The share of a way's monthly limit from which on permission M is warned (D-419). */
export const LIMIT_WARNED_SHARE = 0.8;
