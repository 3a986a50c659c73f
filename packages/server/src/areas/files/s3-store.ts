import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { _Object, ListObjectsV2CommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { FileStore } from './public/file-store.ts';

/** A lost object store may delay, but not hang, the calls that need it (R23). */
const CONNECT_MS = 3000;
const SILENCE_MS = 10_000;
const ATTEMPTS = 2;
/** Once an object comes, silence is its reader's: a download may be paused, or go into a slow network. */
const READER_MS = 30 * 60_000;
/** Objects read at once. Whoever reads slowly holds a connection, but none of those that write. */
const READERS = 256;

type Handler = Exclude<NonNullable<S3ClientConfig['requestHandler']>, { handle: unknown }>;

const writing = (silenceMs: number): Handler => ({ connectionTimeout: CONNECT_MS, socketTimeout: silenceMs });
const reading = (silenceMs: number): Handler => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: silenceMs,
  throwOnRequestTimeout: true,
  socketTimeout: READER_MS,
  httpAgent: { maxSockets: READERS },
  httpsAgent: { maxSockets: READERS },
});

/** Those of the variables; without them the SDK looks where it usually does. */
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
    // Many stores that speak S3 know neither the SDK's new checksums nor bucket names as host names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Every object whose key begins with the prefix, page by page. */
async function* listObjects(client: S3Client, Bucket: string, Prefix: string): AsyncIterable<_Object> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  let token: string | undefined;
  do {
    const from = token === undefined ? {} : { ContinuationToken: token };
    const page: ListObjectsV2CommandOutput = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ...from }));
    yield* page.Contents ?? [];
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** A path without slashes at its ends. */
function withoutSlashes(path: string): string {
  const isOther = (character: string): boolean => character !== '/';
  const characters = path.split('');
  return path.slice(Math.max(0, characters.findIndex(isOther)), characters.findLastIndex(isOther) + 1);
}

/**
 * Stored bytes in an object store: `s3://bucket/prefix`. Credentials, region and endpoint come from the usual AWS
 * variables; with AWS_ENDPOINT_URL the bucket stands in the path. The SDK is loaded only here.
 */
export async function s3Store(
  url: string,
  env: NodeJS.ProcessEnv = process.env,
  silenceMs = SILENCE_MS,
): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { hostname: bucket, pathname } = new URL(url);
  const prefix = withoutSlashes(decodeURIComponent(pathname));
  const client = new S3Client(clientSettings(env, writing(silenceMs)));
  const reader = new S3Client(clientSettings(env, reading(silenceMs)));
  const place = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });

  return {
    async put(key, path, mime) {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      try {
        await client.send(new PutObjectCommand({ ...place(key), Body, ContentLength: size, ContentType: mime }));
      } finally {
        Body.destroy();
      }
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await reader.send(new GetObjectCommand(place(key)));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('object without a body');
        return { stream: Body, bytes: ContentLength };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(before) {
      for await (const { Key = '', LastModified } of listObjects(client, bucket, place('').Key)) {
        if (LastModified && LastModified < before) yield Key.slice(place('').Key.length);
      }
    },
    // An object appears whole or not at all.
    sweep: async () => {},
  };
}
