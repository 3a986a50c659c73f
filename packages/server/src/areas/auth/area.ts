import type { Area } from '#area.ts';
import { purgeSignInData } from './public/sessions.ts';
import type { BeginSecondStep } from './public/start-session.ts';
import { authRoutes, type ForgetDevice } from './routes.ts';

/** What this area adds to the portal. The areas of second factors and of push import this one, and give it a step each. */
export const auth = (beginSecondStep: BeginSecondStep, forgetDevice: ForgetDevice) =>
  ({
    routes: { auth: authRoutes(beginSecondStep, forgetDevice) },
    jobs: [{ name: 'purgeSignInData', every: 'hour', claim: 'one', ...purgeSignInData }],
  }) satisfies Area;
