import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllowanceGrant, AllowanceKey, RateLimit } from '#db/rate-limits.ts';
import { registerOpen } from '../guard/guard.ts';
import { throttle } from '../guard/throttle.ts';
import { keepDocument, type StoredDocument, sendStored } from '../stored-document.ts';
import { DOCUMENT_HEAD, makeApiDocument } from './describe-api.ts';

const SWEEP_MS = 60_000;
/** Reading of the description by one network. A page of it takes six. */
const READ_LIMIT: RateLimit = { burst: 40, perMinute: 60 };
/** Readings are taken from the shared row in portions: only one of twenty needs a query. */
const PORTION = 20;

const DOCS = '/api/docs';
/** The program of the page, with the types of its large files. */
const PROGRAM = '@fastify/swagger-ui/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The description was written with the build. From source it is made when it is first asked for. */
const readDescription = async (): Promise<string> =>
  import.meta.url.endsWith('.ts') ? makeApiDocument() : readFile(new URL('openapi.json', import.meta.url), 'utf8');

/** Reads a file of the page's program once; undefined for what is small or not there. */
function keepProgram() {
  const files = ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css'];
  const programs = new Map<string, StoredDocument>();
  return (name: string): StoredDocument | undefined => {
    if (!files.includes(name)) return undefined;
    const path = createRequire(import.meta.url).resolve(`${PROGRAM}${name}`);
    const file = programs.get(name) ?? keepDocument(TYPES[extname(name)] ?? '', readFileSync(path));
    programs.set(name, file);
    return file;
  };
}

type DescriptionOptions = {
  takeAllowance: (key: AllowanceKey, limit: RateLimit, requested: number) => Promise<AllowanceGrant>;
  /** The network of an address, by which readings are counted. */
  networkOf: (address: string) => string;
};

/** Limits readings by network, and ends with the server. */
function limitReadings(app: FastifyInstance, { takeAllowance, networkOf }: DescriptionOptions) {
  const readings = throttle(READ_LIMIT, (userId) => takeAllowance({ userId, kind: 'documents' }, READ_LIMIT, PORTION));
  const sweep = setInterval(readings.sweep, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return async ({ ip }: FastifyRequest): Promise<void> => readings.spend(networkOf(ip));
}

/**
 * Serves /api/openapi.json and the page /api/docs. Both are made from the contract and public. What strangers may ask
 * for is made with the build, compressed once, and limited by network (D-534).
 */
export async function serveDescription(app: FastifyInstance, options: DescriptionOptions): Promise<void> {
  let document: Promise<StoredDocument> | undefined;
  const sendDocument = async (reply: FastifyReply): Promise<FastifyReply> => {
    document ??= readDescription().then((text) => keepDocument('application/json; charset=utf-8', text));
    return sendStored(reply, await document);
  };
  const takeReading = limitReadings(app, options);
  const findProgram = keepProgram();
  await registerOpen(app, async (scope) => {
    scope.addHook('onRequest', takeReading);
    scope.addHook('onRoute', (route) => {
      const { handler } = route;
      // JSON is YAML. The page asks for the first of the two.
      if (route.url === `${DOCS}/json` || route.url === `${DOCS}/yaml`)
        route.handler = (_, reply) => sendDocument(reply);
      if (route.url !== `${DOCS}/static/*`) return;
      route.handler = function (request, reply) {
        const program = findProgram((request.params as { '*': string })['*']);
        return program
          ? sendStored(reply.header('cache-control', 'no-cache'), program)
          : handler.call(this, request, reply);
      };
    });
    scope.get('/api/openapi.json', (_, reply) => sendDocument(reply));
    await scope.register(swagger, { mode: 'static', specification: { document: DOCUMENT_HEAD as never } });
    await scope.register(swaggerUi, { routePrefix: DOCS, staticCSP: true });
  });
}
