import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { SETTING_NAMES } from '../../packages/server/src/settings/schema.ts';
import { isSetting } from './deploy-settings.ts';
import { isThere, readText, valuesNamed } from './deploy-sources.ts';

const SYSTEMD = 'deploy/systemd';
/** Names in a rule that Prometheus itself has, or that are parts of its language. */
const OF_PROMETHEUS = new Set([
  'up',
  'sum',
  'max',
  'rate',
  'increase',
  'or',
  'by',
  'job',
  'part',
  'state',
  'status',
  'way',
]);
/** Fewer rules than this cannot cover the parts. */
const LEAST_RULES = 10;

/** The names of the metrics that the server has. */
function listMetrics(): Set<string> {
  const sources = ['health', ...['process', 'stored', 'message', 'standby'].map((part) => `metrics/${part}-metrics`)];
  const text = sources.map((name) => readText(`packages/server/src/http/${name}.ts`)).join('\n');
  const names = [...text.matchAll(/(?:name: |gauge\(\s*)'(\w+)'/g)].map(([, name = '']) => name);
  return new Set(names);
}

/** Checks that every rule asks for a metric that the server has, and says what to do. */
function checkAlerts(): string[] {
  const rules = parse(readText('deploy/alerts.yml'));
  const expressions = valuesNamed(rules, 'expr').map(String);
  const known = listMetrics();
  const wrong = expressions.flatMap((expression) => {
    const plain = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '');
    const names = [...plain.matchAll(/\b[a-z]\w*\b/g)].map(([name]) => name);
    return names.filter((name) => !OF_PROMETHEUS.has(name) && !known.has(name.replace(/_(count|sum|bucket)$/, '')));
  });
  const advice = valuesNamed(rules, 'action').length;
  return [
    ...wrong.map((name) => `deploy/alerts.yml: the server has no metric ${name}`),
    ...(expressions.length >= LEAST_RULES && advice === expressions.length
      ? []
      : ['deploy/alerts.yml: a rule is missing, or says nothing of what to do']),
  ];
}

/** A variable of the file of settings that Node reads, and not the portal. */
const OF_NODE = 'TMPDIR';

/** Checks that the file of settings has every setting and no other name, each below a comment. */
function checkSettingsFile(): string[] {
  const lines = readText(`${SYSTEMD}/portal.env`).split('\n');
  const names = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const isComment = (line: string): boolean => /^# /.test(line);
  // Settings of one subject share the comment above the first.
  const bare = lines.filter(
    (line, index) =>
      /^#?[A-Z_]+=/.test(line) && !/^#?[A-Z_]+=/.test(lines[index - 1] ?? '') && !isComment(lines[index - 1] ?? ''),
  );
  return [
    ...SETTING_NAMES.filter((name) => !names.includes(name)).map((name) => `${SYSTEMD}/portal.env: without ${name}`),
    ...names
      .filter((name) => name !== OF_NODE && !isSetting(name))
      .map((name) => `${SYSTEMD}/portal.env: ${name} is no setting of the portal`),
    ...bare.map((line) => `${SYSTEMD}/portal.env: no comment above ${line}`),
  ];
}

/** Checks that units name files that an installation has, and read the one file of settings. */
function checkUnits(): string[] {
  const units = readdirSync(SYSTEMD).filter((name) => /\.(service|socket|timer)$/.test(name));
  return units.flatMap((name) => {
    const text = readText(`${SYSTEMD}/${name}`);
    const built = [...text.matchAll(/\/opt\/portal\/packages\/server\/dist\/(\w+)\.js/g)].map(
      ([, entry = '']) => entry,
    );
    const strange = built.filter((entry) => !['main', 'portal'].includes(entry));
    const timed = name.replace(/\.timer$/, '.service');
    return [
      ...strange.map((entry) => `${SYSTEMD}/${name}: the build has no ${entry}.js`),
      ...(built.length > 0 && !text.includes('EnvironmentFile=/etc/portal/portal.env')
        ? [`${SYSTEMD}/${name}: reads no settings`]
        : []),
      ...(built.length > 0 && !text.includes('User=portal\n') ? [`${SYSTEMD}/${name}: runs as root`] : []),
      ...(isThere(`${SYSTEMD}/${timed}`) ? [] : [`${SYSTEMD}/${name}: there is no ${timed}`]),
    ];
  });
}

/** Checks that the page of haproxy is that of the other proxies, with the time after which to ask again. */
function checkErrorPage(): string[] {
  const [head = '', page] = readText('deploy/haproxy/503.http').split('\r\n\r\n');
  return [
    ...(page === readText('deploy/error-page/unavailable.html') ? [] : ['deploy/haproxy/503.http: another page']),
    ...(/^HTTP\/1\.1 503 /.test(head) && /\r\nRetry-After: \d+/.test(head) ? [] : ['deploy/haproxy/503.http: no head']),
  ];
}

/** The lines by which no page lacks a file during an upgrade, for each installation and proxy (D-481). */
const SEAMLESS: readonly [file: string, line: RegExp][] = [
  [`${SYSTEMD}/install.sh`, /keep-builds\.mjs/],
  ['deploy/Containerfile', /keep-builds\.mjs/],
  ['deploy/haproxy/portal.cfg', /retry-on conn-failure 404\n[\s\S]*disable-l7-retry unless .*\/assets\//],
  ['deploy/nginx/portal.conf', /location \^~ \/assets\/ \{[^}]*http_404/],
  ['deploy/caddy/Caddyfile', /handle \/assets\/\* \{[\s\S]*handle_response @missing/],
];

const checkUpgrades = (): string[] =>
  SEAMLESS.flatMap(([file, line]) =>
    line.test(readText(file)) ? [] : [`${file}: pages lack files during an upgrade`],
  );

/** Checks what an operator runs without containers: rules of alerts, units, settings, and the page of the proxies. */
export const checkDeployOperation = (): string[] => [
  ...checkAlerts(),
  ...checkSettingsFile(),
  ...checkUnits(),
  ...checkErrorPage(),
  ...checkUpgrades(),
];
