import type { Ways } from './areas/notify/public/way.ts';
import { pushWay } from './areas/push/push-way.ts';
import type { Config } from './config.ts';

/** The ways out of the portal that have their settings. They are combined here, as the areas are. */
export const openWays = (config: Pick<Config, 'push'>): Ways => ({
  ...(config.push && { push: pushWay }),
});
