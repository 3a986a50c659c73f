import type { ChildProcess } from 'node:child_process';
import { launchPortal, signInAs } from '../bench-servers.ts';
import { PASSWORD, STAFF_COUNT } from './databases.ts';
import type { Target } from './send-once.ts';

/** A server that the bench started. */
export type StartedServer = { target: Target; child: ChildProcess };

const staff = Array.from({ length: STAFF_COUNT }, (_, index) => `u${index + 1}`);

async function signInAll(port: number): Promise<string[]> {
  const cookies: string[] = [];
  for (const userId of staff) cookies.push(await signInAs(port, userId, PASSWORD));
  return cookies;
}

/** Starts the portal on its database in production mode. `more` are further settings. */
export async function startPortalTarget(
  folder: string,
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<StartedServer & { data: string }> {
  const { child, data, port } = await launchPortal(folder, url, { NODE_ENV: 'production', ...more });
  const target = { name: 'portal', port, processId: child.pid ?? 0, cookies: await signInAll(port) };
  return { target, child, data };
}
