import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import type { Actor } from './actor.ts';

/** What a call answers (wire.md, Answers). */
export type Answer =
  | { form: 'list'; row: z.ZodType; meta?: z.ZodObject }
  | { form: 'rows'; row: z.ZodType; meta?: z.ZodObject }
  | { form: 'info'; row: z.ZodType }
  | { form: 'added'; key: z.ZodType; message: MessageKey }
  | { form: 'done'; message: MessageKey }
  | { form: 'plain'; body: z.ZodType }
  | { form: 'file'; use: 'show' | 'save' };

/** Every answer that is JSON. */
export type JsonAnswer = Exclude<Answer, { form: 'file' }>;

/** Paged rows with meta.totalCount. */
export const list = <R extends z.ZodType>(row: R) => ({ form: 'list', row }) as const;
/** Paged rows with meta.totalCount and further meta values. */
export const listWith = <R extends z.ZodType, M extends z.ZodObject>(row: R, meta: M) =>
  ({ form: 'list', row, meta }) as const;
/** Rows without a total. */
export const rows = <R extends z.ZodType>(row: R) => ({ form: 'rows', row }) as const;
/** Rows without a total, with meta values. */
export const rowsWith = <R extends z.ZodType, M extends z.ZodObject>(row: R, meta: M) =>
  ({ form: 'rows', row, meta }) as const;
/** One record as data[0]. */
export const info = <R extends z.ZodType>(row: R) => ({ form: 'info', row }) as const;
/** The key of a new record, with a message. */
export const added = <K extends z.ZodType>(key: K, message: MessageKey) => ({ form: 'added', key, message }) as const;
/** A message alone. */
export const done = (message: MessageKey) => ({ form: 'done', message }) as const;
/** A body without the envelope. */
export const plain = <B extends z.ZodType>(body: B) => ({ form: 'plain', body }) as const;

/** The bytes of a file, to show in a page or to save. */
export const file = (use: 'show' | 'save') => ({ form: 'file', use }) as const;

/**
 * One call of the API, declared once. The server routes, the web client and the API description are made from it. `may`
 * is whether a user may ever make the call; otherwise the answer is 403. 'open' needs no session.
 */
export type Call = {
  /** Path below the root, spelt as in the sources. A placeholder such as '{name}' is a field of the request. */
  path: string;
  /** The path in correct spelling, where the sources misspell it. Both are served (D-132). */
  alsoPath?: string;
  /** First segment of the address; 'api' by default. */
  root?: 'uploads';
  /** 'GET' for files, which links and images request, with the fields in the address. Otherwise the method is POST. */
  method?: 'GET';
  /** Summary in the API description. */
  summary: string;
  /** Ids of the specification that this call implements, such as 'CALLS-34'. */
  spec: readonly string[];
  /**
   * How the call uses the database. 'read' changes nothing that a repeat would change again. 'noted' reads personal
   * data and logs that reading. It is refused while the disk has no free space, and its answer is never stored under an
   * idempotency key. 'write' runs in one transaction, which also stores the answer under the idempotency key. 'own'
   * opens its transactions itself, takes no idempotency key and may answer secrets.
   */
  effect: 'read' | 'noted' | 'write' | 'own';
  may: 'open' | ((actor: Actor) => boolean);
  /** Left menus of which staff need one, whatever their permission: 403 without. Contractors need none (D-23). */
  menus?: readonly { type: 'L'; id: number }[];
  /** Its handler has the standby, whose rows are some seconds old. They must not decide on a write (D-655). */
  standby?: true;
  /** The call also works while the user must replace a password that someone else set (D-197). */
  beforePasswordChange?: true;
  /** Request fields that name the caller. Any other user in them is refused with 403 (D-128). */
  actorFields: readonly string[];
  request: z.ZodObject;
  /** The answer contains a secret. It is shown once and never stored, not even for repeats. */
  answersSecret?: true;
  /**
   * Most bytes of the body, or of an upload's fields together, when it differs from what the fields need (requestSize).
   */
  bodyLimit?: number;
  /**
   * Multipart request: at most `files` files of at most `bytes` each. A larger file is refused with TOO_LARGE, or with
   * `tooLarge`.
   */
  upload?: { files: number; bytes: number; tooLarge?: 'FILE_SIZE' };
  /** Name of the multipart field that contains all other fields as JSON. */
  json?: string;
  answer: Answer;
};

/** Declares a call and keeps its literal types. */
export const defineCall = <const C extends Call>(call: C): C => call;

/** Path of a call, with the placeholders as declared. */
export const addressOf = ({ root, path }: Pick<Call, 'root' | 'path'>): string => `/${root ?? 'api'}/${path}`;

/** All paths at which a call is served. */
export const addressesOf = (call: Call): string[] =>
  [...new Set([call.path, call.alsoPath ?? call.path])].map((path) => addressOf({ ...call, path }));

/** Input of a handler: the parsed request. */
export type CallInput<C extends Call> = z.output<C['request']>;

/** The declared meta values of a list or of rows, if any. */
type MetaOf<A> = A extends { meta: infer M extends z.ZodObject } ? z.output<M> : object;

/** Result of a handler; the server wraps it in the envelope. For files the server has its own type. */
export type CallResult<C extends Call> = C['answer'] extends infer A
  ? A extends { form: 'list'; row: infer R extends z.ZodType }
    ? { rows: z.output<R>[]; totalCount: number } & (A extends { meta: z.ZodObject } ? { meta: MetaOf<A> } : object)
    : A extends { form: 'rows'; row: infer R extends z.ZodType }
      ? A extends { meta: z.ZodObject }
        ? { rows: z.output<R>[]; meta: MetaOf<A> }
        : z.output<R>[]
      : A extends { form: 'info'; row: infer R extends z.ZodType }
        ? z.output<R> | null
        : A extends { form: 'added'; key: infer K extends z.ZodType }
          ? z.output<K> | null
          : A extends { form: 'plain'; body: infer B extends z.ZodType }
            ? z.output<B>
            : void
  : never;

/** Request body of a client: every field is optional, and the values are as in the form. */
export type CallRequest<C extends Call> = Partial<z.input<C['request']>>;

/** Answer body of a client, after the envelope is opened. */
export type CallBody<C extends Call> = C['answer'] extends infer A
  ? A extends { form: 'list'; row: infer R extends z.ZodType }
    ? { data: z.output<R>[]; meta: { totalCount: number } & MetaOf<A> }
    : A extends { form: 'rows' | 'info'; row: infer R extends z.ZodType }
      ? { data: z.output<R>[] } & (A extends { meta: z.ZodObject } ? { meta: MetaOf<A> } : object)
      : A extends { form: 'added'; key: infer K extends z.ZodType }
        ? { data: z.output<K>[]; message: string }
        : A extends { form: 'plain'; body: infer B extends z.ZodType }
          ? z.output<B>
          : { data: never[]; message: string }
  : never;

/** A request without fields. */
export const noFields = z.object({});
