import type { Ways } from './areas/notify/public/way.ts';
import type { Config } from './config.ts';

/** The ways out of the portal that have their settings. They are combined here, as the areas are. */
export const openWays = (_config: Config): Ways => ({});
