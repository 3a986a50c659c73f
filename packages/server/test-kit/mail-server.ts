import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived, with its headers in small letters and its two texts. */
export type ArrivedMail = { to: string; headers: Map<string, string>; plain: string; html: string };

/** A stand-in for a mail server. */
export type MailServer = {
  port: number;
  arrived: ArrivedMail[];
  /** Refuses each receiver with this code of SMTP and text from now on; 0 takes them. */
  refuse: (code: number, text?: string) => void;
  close: () => Promise<void>;
};

const fromQuoted = (quoted: string): string =>
  Buffer.from(
    quoted
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const decode = (encoding: string, body: string): string =>
  encoding.toLowerCase() === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : fromQuoted(body);

const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? decode('base64', word) : fromQuoted(word.replaceAll('_', ' ')),
    );

function splitHead(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

function readMail(to: string, source: string): ArrivedMail {
  const { headers, body } = splitHead(source);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitHead(part.replace(/^\r\n/, '')));
  const textOf = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return part ? decode(part.headers.get('content-transfer-encoding') ?? '', part.body).replaceAll('\r\n', '\n') : '';
  };
  return { to, headers, plain: textOf('text/plain'), html: textOf('text/html') };
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let refusal = { code: 0, text: '' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { code, text: reason } = refusal;
      done(code === 0 ? null : Object.assign(new Error(reason), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        arrived.push(readMail(session.envelope.rcptTo[0]?.address ?? '', source));
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    refuse: (code, reason = 'refused') => {
      refusal = { code, text: reason };
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
      }),
  };
}
