/**
 * Days for which each log is kept: what the law asks at least, and a month more unless a setting says otherwise, so
 * that whole months can be looked at. Readings and events of a portal that holds resident numbers stay two years,
 * changes of rights three (threats, articles 8(1) and 5(3)).
 */
export const LOG_DAYS = {
  access: { least: 731, usual: 762 },
  security: { least: 731, usual: 762 },
  change: { least: 1096, usual: 1127 },
} as const;
