import { OBJECT_STORE_VARIABLES } from '../../packages/server/src/settings/groups/files.ts';
import { SETTING_NAMES } from '../../packages/server/src/settings/schema.ts';
import { entriesOf, readCompose, readManifests, readText, valueAt, valuesNamed } from './deploy-sources.ts';

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

const manifests = readManifests();
const compose = readCompose();
const services = valueAt(compose, 'services');

/** The settings given to a portal: by compose, and by the cluster's ConfigMap and Secret together. */
function givenSettings(): Record<string, string[]> {
  const ofKind = (kind: string, field: string): string[] =>
    manifests
      .filter((manifest) => manifest.kind === kind)
      .flatMap(({ data }) => entriesOf(valueAt(data, field)).map(([name]) => name));
  return {
    'deploy/compose.yaml': entriesOf(valueAt(services, 'portal-1', 'environment')).map(([name]) => name),
    'deploy/kubernetes': [...ofKind('ConfigMap', 'data'), ...ofKind('Secret', 'stringData')],
  };
}

function checkNames(): string[] {
  return Object.entries(givenSettings()).flatMap(([path, names]) => [
    ...names.filter((name) => !isSetting(name)).map((name) => `${path}: ${name} is no setting of the portal`),
    ...SETTING_NAMES.filter((name) => !names.includes(name) && !DEFAULTS_FIT.has(name)).map(
      (name) => `${path}: does not say ${name}`,
    ),
  ]);
}

/** Checks that the probes use addresses that the portal has. */
function checkProbes(): string[] {
  const health = readText('packages/server/src/http/health.ts');
  const listenedPort = [
    ...manifests.flatMap(({ data }) => valuesNamed(data, 'httpGet').map((probe) => String(valueAt(probe, 'path')))),
    ...[...readText('deploy/haproxy/portal.cfg').matchAll(/meth GET uri (\S+)/g)].map(([, path = '']) => path),
    ...[...readText('deploy/Containerfile').matchAll(/PORT}(\/\w+)`/g)].map(([, path = '']) => path),
  ];
  const wrong = listenedPort.filter((path) => !health.includes(`app.get('${path}'`));
  return listenedPort.length < 5
    ? ['deploy: probes are missing']
    : wrong.map((path) => `deploy: the portal has no ${path}`);
}

/** Checks that the port of the portal's setting is the one that services and the proxy use. */
function checkPorts(): string[] {
  const port = String(valueAt(manifests.find(({ kind }) => kind === 'ConfigMap')?.data, 'data', 'PORT'));
  const names = new Set<unknown>(['http']);
  const seen: Record<string, unknown[]> = {
    'compose: PORT': [valueAt(services, 'portal-1', 'environment', 'PORT')],
    'compose: what the proxy asks': [1, 2].map((each) => {
      const [service = '', listenedPort] = String(valueAt(services, 'proxy', 'environment', `PORTAL_${each}`)).split(
        ':',
      );
      return valueAt(services, service) === undefined ? `nobody (${service})` : listenedPort;
    }),
    'kubernetes: containerPort': manifests.flatMap(({ data }) => valuesNamed(data, 'containerPort')),
  };
  const strayNames = manifests
    .flatMap(({ data }) => [...valuesNamed(data, 'targetPort'), ...valuesNamed(data, 'port')])
    .filter((named) => typeof named === 'string' && !names.has(named));
  return [
    ...Object.entries(seen).flatMap(([what, ports]) =>
      ports.filter((each) => String(each) !== port).map((each) => `${what} ${String(each)} is not ${port}`),
    ),
    ...strayNames.map((name) => `kubernetes: no port is called ${String(name)}`),
  ];
}

/** Checks that settings, probes and ports of deploy/ match the portal. */
export const checkDeploySettings = (): string[] => [...checkNames(), ...checkProbes(), ...checkPorts()];
