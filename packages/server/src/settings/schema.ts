import { z } from 'zod';
import { addressSettings } from './groups/addresses.ts';
import { companySettings } from './groups/company.ts';
import { databaseSettings } from './groups/database.ts';
import { fileSettings } from './groups/files.ts';
import { logSettings } from './groups/logs.ts';
import { messageSettings } from './groups/messages.ts';
import { signInSettings } from './groups/sign-in.ts';
import { startSettings } from './groups/start.ts';

/** The settings of the portal as environment variables, each by itself. Rules between them are in problems.ts. */
export const settings = z.object({
  ...startSettings,
  ...databaseSettings,
  ...addressSettings,
  ...signInSettings,
  ...fileSettings,
  ...messageSettings,
  ...logSettings,
  ...companySettings,
});

/** The settings after each was read by itself. */
export type Settings = z.output<typeof settings>;

/** Names of all environment variables of the portal. The object store also reads its own, AWS_*. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);
