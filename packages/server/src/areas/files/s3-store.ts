import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { _Object, ListObjectsV2CommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { readSecretFiles } from '#settings/secret-files.ts';
import type { FileStore } from './public/file-store.ts';

/** Timeouts, so that an unreachable object store may delay but not hang a call (R23). */
const CONNECT_TIMEOUT_MS = 3000;
const SOCKET_TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
/** Socket timeout of a download. The reader may pause it, or have a slow network. */
const DOWNLOAD_MS = 30 * 60_000;
/** Parallel downloads. A slow download occupies one of these connections, but none of those for uploads. */
const MAX_DOWNLOADS = 256;

type Handler = Exclude<NonNullable<S3ClientConfig['requestHandler']>, { handle: unknown }>;

const writeHandler = (timeoutMs: number): Handler => ({
  connectionTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: timeoutMs,
});
const readHandler = (timeoutMs: number): Handler => ({
  connectionTimeout: CONNECT_TIMEOUT_MS,
  requestTimeout: timeoutMs,
  throwOnRequestTimeout: true,
  socketTimeout: DOWNLOAD_MS,
  httpAgent: { maxSockets: MAX_DOWNLOADS },
  httpsAgent: { maxSockets: MAX_DOWNLOADS },
});

/** The credentials of the environment variables. Without them the SDK uses its usual sources. */
function credentialsOf(env: NodeJS.ProcessEnv): Pick<S3ClientConfig, 'credentials'> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  if (!accessKeyId || !secretAccessKey) return {};
  return {
    credentials: { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) },
  };
}

function clientSettings(env: NodeJS.ProcessEnv, requestHandler: Handler): S3ClientConfig {
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_DEFAULT_REGION } = env;
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const region = AWS_REGION ?? AWS_DEFAULT_REGION;
  return {
    ...credentialsOf(env),
    maxAttempts: ATTEMPTS,
    requestHandler,
    // Many S3-compatible stores support neither the SDK's new checksums nor bucket names as host names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Lists every object whose key begins with the prefix, page by page. */
async function* listObjects(client: S3Client, Bucket: string, Prefix: string): AsyncIterable<_Object> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  let token: string | undefined;
  do {
    const cursor = token === undefined ? {} : { ContinuationToken: token };
    const page: ListObjectsV2CommandOutput = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ...cursor }));
    yield* page.Contents ?? [];
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** Removes the slashes at both ends of a path. */
function withoutSlashes(path: string): string {
  const isOther = (character: string): boolean => character !== '/';
  const characters = path.split('');
  return path.slice(Math.max(0, characters.findIndex(isOther)), characters.findLastIndex(isOther) + 1);
}

/**
 * Stores files in an object store: `s3://bucket/prefix`. Credentials, region and endpoint come from the usual AWS
 * variables. With AWS_ENDPOINT_URL the bucket is part of the path. The SDK is loaded only when this is called.
 */
export async function s3Store(
  url: string,
  env: NodeJS.ProcessEnv = readSecretFiles(process.env).env,
  timeoutMs = SOCKET_TIMEOUT_MS,
): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { hostname: bucket, pathname } = new URL(url);
  const prefix = withoutSlashes(decodeURIComponent(pathname));
  const client = new S3Client(clientSettings(env, writeHandler(timeoutMs)));
  const downloadClient = new S3Client(clientSettings(env, readHandler(timeoutMs)));
  const objectAt = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });

  return {
    async put(key, path, mime) {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      try {
        await client.send(new PutObjectCommand({ ...objectAt(key), Body, ContentLength: size, ContentType: mime }));
      } finally {
        Body.destroy();
      }
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await downloadClient.send(new GetObjectCommand(objectAt(key)));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('object without a body');
        return { stream: Body, bytes: ContentLength };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key)));
    },
    async *list(before) {
      for await (const { Key = '', LastModified } of listObjects(client, bucket, objectAt('').Key)) {
        if (LastModified && LastModified < before) yield Key.slice(objectAt('').Key.length);
      }
    },
    async check() {
      const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
      await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: objectAt('').Key, MaxKeys: 1 }));
    },
    // The object store shows only complete objects.
    sweep: async () => {},
  };
}
