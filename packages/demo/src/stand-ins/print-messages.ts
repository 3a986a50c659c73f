import { startPushService } from './push-service.ts';
import { startTalkService } from './talk-service.ts';

/** Starts push service and 알림톡 provider at these ports, and prints what arrives. `npm run dev` runs it. */
export async function printMessages([pushPort, talkPort, key = '', secret = '']: string[]): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await startPushService(Number(pushPort), ({ name, text }) => print(`[푸시] ${name}: ${text}`));
  await startTalkService({ key, secret }, Number(talkPort), ({ text }) => print(`[알림톡]\n${text}`));
}

await printMessages(process.argv.slice(2));
