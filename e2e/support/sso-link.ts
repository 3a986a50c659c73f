import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the command sso-link for the portal under test and returns the path of the link. */
export async function ssoLink(userId: string, loginType: string, ...conId: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/portal.mjs', 'sso-link', userId, loginType, ...conId]);
  const link = stdout.trim().split('\n').at(-1) ?? '';
  return new URL(link).pathname;
}
