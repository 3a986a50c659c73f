import type { z } from 'zod';
import { explanations } from '../../packages/server/src/settings/explained.ts';
import { addressSettings } from '../../packages/server/src/settings/groups/addresses.ts';
import { companySettings } from '../../packages/server/src/settings/groups/company.ts';
import { databaseSettings } from '../../packages/server/src/settings/groups/database.ts';
import { fileSettings, OBJECT_STORE_VARIABLES } from '../../packages/server/src/settings/groups/files.ts';
import { logSettings } from '../../packages/server/src/settings/groups/logs.ts';
import { messageSettings } from '../../packages/server/src/settings/groups/messages.ts';
import { signInSettings } from '../../packages/server/src/settings/groups/sign-in.ts';
import { startSettings } from '../../packages/server/src/settings/groups/start.ts';
import { SETTING_NAMES } from '../../packages/server/src/settings/schema.ts';
import { fileVariableOf, SECRET_SETTINGS } from '../../packages/server/src/settings/secret-files.ts';
import { code, generatedHead, table } from './markdown.ts';

type Settings = Readonly<Record<string, z.ZodType>>;

/** The sections of the page in their order. */
const SECTIONS: Readonly<Record<string, Settings>> = {
  Start: startSettings,
  Database: databaseSettings,
  'Addresses and clients': addressSettings,
  'Keys and sign-in': signInSettings,
  Files: fileSettings,
  'Mail, push and 알림톡': messageSettings,
  'Logs and metrics': logSettings,
  Company: companySettings,
};

/** The default of the schema as a table cell. */
function defaultOf(field: z.ZodType): string {
  const { data } = field.safeParse(undefined);
  const text = String(data ?? '');
  return text === '' ? 'none' : code(text);
}

function rowOf([name, field]: [string, z.ZodType]): string[] {
  const explanation = explanations.get(field);
  if (explanation === undefined) throw new Error(`the setting ${name} is not explained`);
  return [code(name), explanation.usual ?? defaultOf(field), explanation.meaning];
}

function sectionOf([title, settings]: [string, Settings]): string[] {
  return [`## ${title}`, table(['Name', 'Default', 'Meaning'], Object.entries(settings).map(rowOf))];
}

const objectStore = (): string[] => [
  '### Object store',
  'With `STORAGE_URL=s3://…` these variables of AWS are read.',
  table(
    ['Name', 'Meaning'],
    Object.entries(OBJECT_STORE_VARIABLES).map(([name, meaning]) => [code(name), meaning]),
  ),
];

/** Throws an Error for a setting that stands in no section. */
function requireAll(): void {
  const shown = Object.values(SECTIONS).flatMap(Object.keys);
  const missing = SETTING_NAMES.filter((name) => !shown.includes(name));
  if (missing.length > 0) throw new Error(`no section of docs/settings.md has ${missing.join(', ')}`);
}

const INTRODUCTION = [
  'The settings are environment variables of the portal and of its [commands](commands.md). An empty value counts ' +
    'as not set.',
  'The portal does not start when a value is wrong, when a name is close to one of these, or when a variable of the ' +
    'PostgreSQL programs is set (`PGHOST` and the like). For each of them it prints one sentence with the name and ' +
    'an example.',
  'A file with all of them, each below a comment, is `deploy/systemd/portal.env`.',
  `A secret may stand in a file of its own, which ${code(fileVariableOf('<name>'))} names in its place: ` +
    `${SECRET_SETTINGS.map(code).join(', ')}. A line break at its end does not count.`,
];

/** Returns docs/settings.md: every setting of the portal with its default and its meaning. */
export function settingsPage(): string {
  requireAll();
  return [
    generatedHead('Settings', '`packages/server/src/settings/groups`'),
    ...INTRODUCTION,
    ...Object.entries(SECTIONS).flatMap((section) =>
      section[1] === fileSettings ? [...sectionOf(section), ...objectStore()] : sectionOf(section),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
