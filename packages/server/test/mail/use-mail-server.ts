import { readConfig } from '#config.ts';
import { openSenders } from '#start/senders.ts';
import { startMailServer } from '#test-kit/mail-server.ts';
import type { TestApp } from '#test-kit/start-app.ts';

let url: Promise<string> | undefined;

/** Gives a portal a mail server. It ends with the process of the test. */
export async function useMailServer(portal: TestApp): Promise<void> {
  url ??= startMailServer().then(({ port }) => `smtp://127.0.0.1:${port}?from=noreply@example.com`);
  const config = readConfig({ MAIL_URL: await url });
  portal.ctx.mail = config.mail;
  portal.ctx.senders = { ...portal.ctx.senders, ...openSenders(config) };
}
