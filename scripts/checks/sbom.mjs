import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICES } from '../build/write-notices.mjs';
import { ROOT, SERVER_DIST, WEB_DIST } from '../setup/paths.mjs';

const file = join(SERVER_DIST, 'sbom.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The packages that the portal needs at run time, by name, with the requested version. */
const direct = () =>
  Object.entries(
    Object.assign(
      {},
      ...readJson(join(ROOT, 'package.json')).workspaces.map(
        (folder) => readJson(join(ROOT, folder, 'package.json')).dependencies ?? {},
      ),
    ),
  ).filter(([name]) => !name.startsWith('@portal/'));

/** Returns the problems of the bill of materials that the build wrote. */
const problems = () => {
  if (!existsSync(file)) return ['the build wrote no sbom.json'];
  const text = readFileSync(file, 'utf8');
  const { bomFormat, components = [] } = JSON.parse(text);
  const known = new Map(components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes ?? []]));
  const hosts = [...text.matchAll(/https?:\/\/[^/"]+/g)].map(([host]) => host);
  return [
    ...(bomFormat === 'CycloneDX' ? [] : ['it is no CycloneDX']),
    ...direct().flatMap(([name, version]) =>
      known.has(`${name}@${version}`) ? [] : [`${name} ${version} is missing`],
    ),
    ...components
      .filter(({ properties = [] }) => !properties.some(({ name }) => /:(private|development)$/.test(name)))
      .flatMap(({ name, purl, hashes }) => (purl && hashes?.length > 0 ? [] : [`${name} has no hash`])),
    ...hosts.filter((host) => host !== 'http://cyclonedx.org').map((host) => `it names ${host}`),
  ];
};

/** The packages that a workspace asks for and its notices do not name. The build fails for one without a licence text. */
const unnamed = (workspace, dist) => {
  const text = existsSync(join(dist, NOTICES)) ? readFileSync(join(dist, NOTICES), 'utf8') : '';
  const dependencies = Object.entries(readJson(join(ROOT, workspace, 'package.json')).dependencies);
  return dependencies
    .filter(([name, version]) => !name.startsWith('@portal/') && !text.includes(`\n${name} ${version} (`))
    .map(([name]) => `${NOTICES} of ${workspace} does not name ${name}`);
};

const found = [...problems(), ...unnamed('packages/server', SERVER_DIST), ...unnamed('packages/web', WEB_DIST)];
for (const problem of found) console.log(problem);
console.log(found.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = found.length === 0 ? 0 : 1;
