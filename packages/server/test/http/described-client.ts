import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

type Node = { readonly [key: string]: unknown };
type Operation = {
  path: string;
  method: string;
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, Node>;
};

/** A row of an answer, with the fields that the tests read. */
type Row = { id?: number; userId?: string; version?: number; checkLists?: { checkId: number }[] };

/** An answer of the portal, already checked against its description. */
type Answer = { status: number; body: { data?: Row[]; code?: string; fileNames?: string[] } };

/** A client that knows nothing but the description that a portal serves. */
export type DescribedClient = {
  /** Sends a request. Fails when the request or its answer is not as described. */
  call: (operationId: string, body?: object) => Promise<Answer>;
  upload: (operationId: string, file: { name: string; content: Uint8Array }) => Promise<Answer>;
  /** The described schema of a request field. */
  field: (operationId: string, name: string) => Node;
};

const DOCUMENT = 'http://portal.test/openapi.json';
const JSON_TYPE = 'application/json';
const asPointer = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

type Paths = Record<string, Record<string, object>>;

/** The operations of a document by their ids. */
function readOperations(paths: Paths): Map<string, Operation> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => ({ path, method, ...operation }) as Operation & { operationId?: string },
    ),
  );
  return new Map(operations.map((operation) => [operation.operationId ?? '', operation]));
}

/** Reads the description at an address and makes a client of it, without a session at first. */
export async function openDescribedClient(url: string): Promise<DescribedClient> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Paths };
  const operations = readOperations(document.paths);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  ajv.addSchema(document, DOCUMENT);
  let cookie = '';

  const operationOf = (id: string): Operation => operations.get(id) ?? expect.fail(`no operation ${id}`);
  const requestSchema = (id: string) => operationOf(id).requestBody?.content[JSON_TYPE]?.schema ?? {};

  function expectDescribed(what: string, pointer: string, value: unknown): void {
    const validate = ajv.getSchema(`${DOCUMENT}#${pointer}`) ?? expect.fail(`not described: ${pointer}`);
    const isValid = validate(value);
    expect([what, isValid, validate.errors ?? []]).toEqual([what, true, []]);
  }

  async function send(id: string, init: RequestInit): Promise<Answer> {
    const { path, responses } = operationOf(id);
    const response = await fetch(url + path, { method: 'POST', ...init, headers: { cookie, ...init.headers } });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { status } = response;
    const body = (await response.json()) as Answer['body'];
    const described = responses[status] ?? expect.fail(`${id} answered ${status}: ${JSON.stringify(body)}`);
    const at =
      typeof described['$ref'] === 'string'
        ? described['$ref'].slice(1)
        : `/paths/${asPointer(path)}/post/responses/${status}`;
    expectDescribed(`${id} ${status}`, `${at}/content/${asPointer(JSON_TYPE)}/schema`, body);
    return { status, body };
  }

  return {
    call: (id, body = {}) => {
      const { path } = operationOf(id);
      expectDescribed(id, `/paths/${asPointer(path)}/post/requestBody/content/${asPointer(JSON_TYPE)}/schema`, body);
      return send(id, { headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body) });
    },
    upload: (id, { name, content }) => {
      const form = new FormData();
      form.append('files', new Blob([Uint8Array.from(content)]), name);
      return send(id, { body: form });
    },
    field: (id, name) => {
      const fields = requestSchema(id)['properties'] as Record<string, Node> | undefined;
      return fields?.[name] ?? expect.fail(`${id} has no field ${name}`);
    },
  };
}
