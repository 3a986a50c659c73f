import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The path of a link that the command sso-link makes for the portal under test, while it runs. */
export async function ssoLink(userId: string, loginType: string, ...conId: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/portal.mjs', 'sso-link', userId, loginType, ...conId]);
  const link = stdout.trim().split('\n').at(-1) ?? '';
  return new URL(link).pathname;
}
