/**
 * Days each log is stored: the legal minimum, and the default, which adds a month so that whole months can be reviewed.
 * Readings and security events stay two years, because the portal stores resident numbers. Changes of rights stay three
 * years (threats, articles 8(1) and 5(3)).
 */
export const LOG_DAYS = {
  access: { least: 731, usual: 762 },
  security: { least: 731, usual: 762 },
  change: { least: 1096, usual: 1127 },
} as const;
