import type { Area } from '#area.ts';
import { beginSecondStep } from './public/begin-second-step.ts';
import { purgeSecondSteps } from './public/purge-second-steps.ts';
import { secondFactorRoutes, signInStepRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const secondFactor = {
  routes: { signInSteps: signInStepRoutes, secondFactor: secondFactorRoutes },
  jobs: [{ name: 'purgeSecondSteps', every: 'hour', claim: 'one', ...purgeSecondSteps }],
  gives: { beginSecondStep },
} satisfies Area;
