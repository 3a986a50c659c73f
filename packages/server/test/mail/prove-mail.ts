import type { MailServer } from '#test-kit/mail-server.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** Asks for a code, and answers the one that arrived. */
export async function askCode(portal: TestApp, server: MailServer, Mail: string, as: Person): Promise<string> {
  const reply = await portal.call('Notify/notify-mail-code-send', { Mail }, { as });
  if (reply.status !== 200) throw new Error(`no code: ${reply.raw}`);
  return /인증번호 (\d{6})/.exec(server.arrived.at(-1)?.plain ?? '')?.[1] ?? '';
}

/** Proves a mail address of a contractor by the code that arrived. */
export async function proveMail(portal: TestApp, server: MailServer, Mail: string, as: Person): Promise<void> {
  const Code = await askCode(portal, server, Mail, as);
  const reply = await portal.call('Notify/notify-mail-code-check', { Code }, { as });
  if (reply.status !== 200) throw new Error(`not proven: ${reply.raw}`);
}
