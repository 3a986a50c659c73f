import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../packages/server/src/db/connect.ts';

/** One open stream: when it was last told of a change, the longest time between two, and how often. Times in ms. */
export type Listener = {
  socket: Socket;
  lastAt: number;
  longestGap: number;
  changes: number;
  /** Spans that the server sent because events may have been missed. */
  missed: number[];
  onChange: () => void;
};

const tokenOf = (index: number): string => `listener-token-${index}`;

/** Adds users of a contractor, each with a session. Returns their cookies. */
export async function addListeners({ db }: OpenDatabase, like: string, name: string, count: number): Promise<string[]> {
  await sql`
    insert into portal_user (user_id, user_type, user_name, company_id, permission, mode_authority)
    select 'listener' || i, user_type, user_name, company_id, permission, mode_authority
    from portal_user, generate_series(0, ${count - 1}::int) as i where user_id = ${like}`.execute(db);
  const hashes = Array.from({ length: count }, (_, index) => createHash('sha256').update(tokenOf(index)).digest());
  await sql`
    insert into session (token_hash, user_id, credential_version, created_at, last_seen_at)
    select hash, user_id, credential_version, now(), now()
    from unnest(${hashes}::bytea[]) with ordinality as made (hash, place)
    join portal_user on user_id = 'listener' || (place - 1)`.execute(db);
  return hashes.map((_, index) => `${name}=${tokenOf(index)}`);
}

/** Notes what a stream brings. Several changes in one text are one sign that it is not starved. */
function noteEvents(listener: Listener, text: string): void {
  for (const [, span] of text.matchAll(/event: missed\ndata:(\d+)/g)) listener.missed.push(Number(span));
  if (!text.includes('event: project\n')) return;
  const now = performance.now();
  if (listener.lastAt > 0) listener.longestGap = Math.max(listener.longestGap, now - listener.lastAt);
  listener.lastAt = now;
  listener.changes += 1;
  listener.onChange();
}

/** Opens a stream without a client that would cost more than the server. Resolves when it has begun. */
export function openListener(port: number, cookie: string): Promise<Listener> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1');
    const listener: Listener = { socket, lastAt: 0, longestGap: 0, changes: 0, missed: [], onChange: () => undefined };
    let isOpen = false;
    socket.on('error', failed);
    socket.setEncoding('latin1').on('data', (text) => {
      noteEvents(listener, String(text));
      if (isOpen) return;
      isOpen = true;
      if (String(text).startsWith('HTTP/1.1 200')) done(listener);
      else failed(new Error(String(text).slice(0, 200)));
    });
    socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`);
  });
}
