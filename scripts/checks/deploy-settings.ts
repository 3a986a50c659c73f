import { OBJECT_STORE_VARIABLES } from '../../packages/server/src/settings/groups/files.ts';
import { SETTING_NAMES } from '../../packages/server/src/settings/schema.ts';
import { fileVariableOf, SECRET_SETTINGS } from '../../packages/server/src/settings/secret-files.ts';
import { COMPOSE_FILES, entriesOf, readCompose, readText, valueAt } from './deploy-sources.ts';

/** Settings whose defaults are right in every deployment of deploy/. */
const DEFAULTS_FIT = new Set([
  'ACCESS_LOG_DAYS',
  'CHANGE_LOG_DAYS',
  'COMPANY_MAIL_DOMAIN',
  'COMPANY_PHONE',
  'DEMO',
  'EMBEDDED_DATABASE',
  'LOG_LEVEL',
  'PREPARED',
  'PUSH_HOSTS',
  'READ_DATABASE_URL',
  'ROOM_QUOTA_MB',
  'SECURITY_LOG_DAYS',
  'SESSION_HOURS',
  'SESSION_IDLE_HOURS',
  'TALK_MONTHLY',
  'TALK_URL',
  'USER_QUOTA_MB',
  'WIRE_ENVELOPE',
]);

/** Whether the portal reads this environment variable as a setting, itself or for its object store. */
export const isSetting = (name: string): boolean =>
  SETTING_NAMES.includes(name) ||
  Object.hasOwn(OBJECT_STORE_VARIABLES, name) ||
  SECRET_SETTINGS.map(fileVariableOf).includes(name);

const COMPOSE = COMPOSE_FILES.large;
const compose = readCompose(COMPOSE);
const services = valueAt(compose, 'services');

/** The names in a file of settings, also those that are commented out. */
const namesIn = (path: string): string[] =>
  readText(path)
    .split('\n')
    .flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);

/** The settings that a service gets from its compose file and from its file of settings. */
const givenSettings = (from: unknown, service: string, file: string): string[] => [
  ...entriesOf(valueAt(from, service, 'environment')).map(([name]) => name),
  ...namesIn(file),
];

/** Names of the file of settings that the compose file itself reads, for the database and the object store. */
const readByCompose = (name: string): boolean => readText(COMPOSE).includes(`\${${name}:`);

/** Checks that the small compose file gives settings of the portal only. */
const checkSmallNames = (): string[] =>
  givenSettings(valueAt(readCompose(COMPOSE_FILES.small), 'services'), 'portal', 'portal.env')
    .filter((name) => !isSetting(name))
    .map((name) => `${COMPOSE_FILES.small}: ${name} is no setting of the portal`);

function checkNames(): string[] {
  const names = givenSettings(services, 'portal-1', 'deploy/.env.example');
  return [
    ...names
      .filter((name) => !isSetting(name) && !readByCompose(name))
      .map((name) => `${COMPOSE}: ${name} is no setting of the portal`),
    ...SETTING_NAMES.filter((name) => !names.includes(name) && !DEFAULTS_FIT.has(name)).map(
      (name) => `${COMPOSE}: does not say ${name}`,
    ),
  ];
}

/** Checks that the probes use addresses that the portal has. */
function checkProbes(): string[] {
  const health = readText('packages/server/src/http/health.ts');
  const probed = [
    ...[...readText('deploy/haproxy/portal.cfg').matchAll(/meth GET uri (\S+)/g)].map(([, path = '']) => path),
    ...[...readText('deploy/Containerfile').matchAll(/PORT}(\/\w+)`/g)].map(([, path = '']) => path),
  ];
  const wrong = probed.filter((path) => !health.includes(`app.get('${path}'`));
  return probed.length < 2 ? ['deploy: probes are missing'] : wrong.map((path) => `deploy: the portal has no ${path}`);
}

/** Checks that the proxy of the compose file asks portals that are there, at their port. */
function checkPorts(): string[] {
  const port = String(valueAt(services, 'portal-1', 'environment', 'PORT'));
  return [1, 2].flatMap((each) => {
    const target = String(valueAt(services, 'proxy', 'environment', `PORTAL_${each}`));
    const [service = '', targetPort] = target.split(':');
    const isThere = valueAt(services, service) !== undefined && targetPort === port;
    return isThere ? [] : [`${COMPOSE}: the proxy asks ${target}, a portal listens at ${port}`];
  });
}

/** Checks that settings, probes and ports of deploy/ match the portal. */
export const checkDeploySettings = (): string[] => [
  ...checkNames(),
  ...checkSmallNames(),
  ...checkProbes(),
  ...checkPorts(),
];
