import type { MailSetting } from '#settings/mail.ts';
import { verifyServer } from '../transport.ts';

/** Why the mail server takes nothing at present, as a code for an operator. Undefined when the sign-in there works. */
export const verifyTransport = (setting: MailSetting): Promise<string | undefined> => verifyServer(setting);
