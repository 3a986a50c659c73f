const NEAR_SHARE = 0.8;

/** Whether so many messages of a month are near its limit, of which permission M is told (D-419). 0 is no limit. */
export const isLimitNear = (count: number, limit: number): boolean => limit > 0 && count >= limit * NEAR_SHARE;
