import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import type { Actor } from './actor.ts';

/**
 * What a call answers (wire.md, Answers).
 * - list: paged rows with meta.totalCount, and beside it what `meta` declares, such as sums
 * - rows: rows that are not counted; `meta` declares what stands beside them, if anything does
 * - info: one record as data[0]; no record is an empty data
 * - added: the key of the new record, and the message of success; null when nothing was to be added
 * - done: nothing but the message of success
 * - plain: the body as it stands (login, uploads, checks)
 * - file: bytes, to be shown in a page or saved under their name; none is 404
 */
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

export const list = <R extends z.ZodType>(row: R) => ({ form: 'list', row }) as const;
export const listWith = <R extends z.ZodType, M extends z.ZodObject>(row: R, meta: M) =>
  ({ form: 'list', row, meta }) as const;
export const rows = <R extends z.ZodType>(row: R) => ({ form: 'rows', row }) as const;
export const rowsWith = <R extends z.ZodType, M extends z.ZodObject>(row: R, meta: M) =>
  ({ form: 'rows', row, meta }) as const;
export const info = <R extends z.ZodType>(row: R) => ({ form: 'info', row }) as const;
export const added = <K extends z.ZodType>(key: K, message: MessageKey) => ({ form: 'added', key, message }) as const;
export const done = (message: MessageKey) => ({ form: 'done', message }) as const;
export const plain = <B extends z.ZodType>(body: B) => ({ form: 'plain', body }) as const;

export const file = (use: 'show' | 'save') => ({ form: 'file', use }) as const;

/**
 * One call of the wire, declared once; server routes, web client and API description come from it.
 * `may` answers whether this kind of user may ever call it (403); 'open' needs no session.
 */
export type Call = {
  /** Below its root, exactly as the sources spell it. A place such as '{name}' is a field of the request. */
  path: string;
  /** The path rightly spelt, where the sources misspell it: it answers too (D-132). */
  alsoPath?: string;
  /** Where the path begins: 'api' unless said. */
  root?: 'uploads';
  /** 'GET' for files, which a link or a picture asks for; its fields stand in the address. POST unless said. */
  method?: 'GET';
  /** What it is for, in the words of the API description. */
  summary: string;
  /** Ids of the specification that ask for it, e.g. 'CALLS-34'. */
  spec: readonly string[];
  /**
   * 'read' changes nothing that a repeat would change again; 'noted' is a read of personal data that notes itself, for
   * which there must be room, and whose answer is never kept under a repeat key; 'write' runs in one transaction, which
   * stores the answer under its repeat key; 'own' opens its transactions itself, takes no repeat key and answers secrets.
   */
  effect: 'read' | 'noted' | 'write' | 'own';
  may: 'open' | ((actor: Actor) => boolean);
  /** Answers also while the user has to change a password that somebody else set (D-197). */
  beforePasswordChange?: true;
  /** Request fields that name the caller: filled with anybody else they are refused with 403 (D-128). */
  actorFields: readonly string[];
  request: z.ZodObject;
  /** What it answers is shown once and kept nowhere, not for repeats either. */
  answersSecret?: true;
  /** Bytes a body may have, of an upload its fields together, where it is not what its fields need (requestSize). */
  bodyLimit?: number;
  /** Multipart: at most `files` files of at most `bytes` each come with the fields; a larger one is TOO_LARGE unless said. */
  upload?: { files: number; bytes: number; tooLarge?: 'FILE_SIZE' };
  /** Multipart whose fields travel as JSON in the one of this name. */
  json?: string;
  answer: Answer;
};

export const defineCall = <const C extends Call>(call: C): C => call;

/** Address of a call, with the places of its path as they are declared. */
export const addressOf = ({ root, path }: Pick<Call, 'root' | 'path'>): string => `/${root ?? 'api'}/${path}`;

/** The same in every spelling that answers. */
export const addressesOf = (call: Call): string[] =>
  [...new Set([call.path, call.alsoPath ?? call.path])].map((path) => addressOf({ ...call, path }));

/** What a handler gets: the parsed request. */
export type CallInput<C extends Call> = z.output<C['request']>;

/** What stands beside rows, or beside the total of a list, if anything is declared. */
type MetaOf<A> = A extends { meta: infer M extends z.ZodObject } ? z.output<M> : object;

/** What a handler gives back; the binder puts it into the envelope. Files are the server's own to describe. */
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

/** What a client may send: every field optional, values as the form holds them. */
export type CallRequest<C extends Call> = Partial<z.input<C['request']>>;

/** What a client reads, after the envelope was opened. */
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
