import { createTransport, type Transporter } from 'nodemailer';
import type { MailSetting } from '#settings/mail.ts';

/** A mail to one address. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each attempt, so that a mail program shows a repeated one once. */
  id: string;
  /** Switches off what the mail is about; undefined for mails that are asked for. */
  offUrl?: string;
};

/**
 * What became of a mail. `code` is that of the mail server, 0 without an answer; `reason` is a code for an operator.
 * `receiver` is true when the server refused the address and not the mail or the portal.
 */
export type MailResult =
  | { outcome: 'taken' }
  | { outcome: 'again' | 'refused'; code: number; reason: string; receiver: boolean };

const CONNECTIONS = 5;
/** A silent server is left after this time, so that a batch ends within its lease. */
const SILENCE_MS = 8000;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/i;

const transports = new WeakMap<MailSetting, Transporter>();

/** The connections to the mail server of a setting. They are opened when they are needed. */
function transportOf(setting: MailSetting): Transporter {
  const open = transports.get(setting);
  if (open) return open;
  const { host, port, secure, user, password } = setting;
  const made = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure,
    requireTLS: !secure && !LOOPBACK.test(host),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transports.set(setting, made);
  return made;
}

/** Closes the connections of a setting. */
export function closeTransport(setting: MailSetting): void {
  transports.get(setting)?.close();
  transports.delete(setting);
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/**
 * What a failure means. A refusal of the receiver or the mail for good (5xx) is not repeated. The portal's own sign-in
 * at the server may heal.
 */
function resultOf(error: unknown): MailResult {
  const {
    code = '',
    responseCode = 0,
    command = '',
  } = error as Record<'code' | 'command', string> & {
    responseCode?: number;
  };
  const isRefusal = responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';
  const receiver = command === 'RCPT TO';
  return { outcome: isRefusal ? 'refused' : 'again', code: responseCode, reason: reasonOf(error), receiver };
}

/** The code of a failure, which holds no address: of the system, of the server, or of the mail client. */
function reasonOf(error: unknown): string {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode > 0 ? String(responseCode) : code || 'unknown';
}

/** Greets the mail server and signs in there. Returns a code for an operator when it takes nothing. */
export async function verifyServer(setting: MailSetting): Promise<string | undefined> {
  try {
    await transportOf(setting).verify();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Sends one mail. Nobody can answer it. */
export async function sendLetter(setting: MailSetting, letter: Letter): Promise<MailResult> {
  const { to, subject, text, html, id, offUrl } = letter;
  const domain = setting.from.split('@')[1] ?? '';
  try {
    await transportOf(setting).sendMail({
      from: { name: `${setting.companyName} 포털`, address: setting.from },
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(offUrl === undefined
          ? {}
          : { 'List-Unsubscribe': `<${offUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
    return { outcome: 'taken' };
  } catch (error) {
    return resultOf(error);
  }
}
