import { OBJECT_STORE_VARIABLES } from '../../packages/server/src/settings/groups/files.ts';
import { SETTING_NAMES } from '../../packages/server/src/settings/schema.ts';
import { entriesOf, readCompose, readText, valueAt } from './deploy-sources.ts';

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
  SETTING_NAMES.includes(name) || Object.hasOwn(OBJECT_STORE_VARIABLES, name);

const COMPOSE = 'deploy/compose.yaml';
const compose = readCompose();
const services = valueAt(compose, 'services');

/** The settings that compose gives to a portal. */
const givenSettings = (): string[] => entriesOf(valueAt(services, 'portal-1', 'environment')).map(([name]) => name);

function checkNames(): string[] {
  const names = givenSettings();
  return [
    ...names.filter((name) => !isSetting(name)).map((name) => `${COMPOSE}: ${name} is no setting of the portal`),
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
    const asked = String(valueAt(services, 'proxy', 'environment', `PORTAL_${each}`));
    const [service = '', askedPort] = asked.split(':');
    const isThere = valueAt(services, service) !== undefined && askedPort === port;
    return isThere ? [] : [`${COMPOSE}: the proxy asks ${asked}, a portal listens at ${port}`];
  });
}

/** Checks that settings, probes and ports of deploy/ match the portal. */
export const checkDeploySettings = (): string[] => [...checkNames(), ...checkProbes(), ...checkPorts()];
