import type { FastifyBaseLogger } from 'fastify';

/** A response is sent within this time, even when a check hangs. */
const TIMEOUT_MS = 1500;

/** Names of the parts of readiness. */
export type ReadyPartName = 'database' | 'store' | 'room' | 'clock' | 'jobs';

/** A part of readiness. The check throws when the part fails. Without a needed part nothing can be read. */
export type ReadyPart = { check: () => Promise<unknown>; everyMs: number; needed?: boolean };

/** The state of every part, and whether the process can serve readers. */
export type Readiness = { ready: boolean; parts: Partial<Record<ReadyPartName, 'ok' | 'fail'>> };

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** What the log says when a part begins to fail. */
export const FAILED_PARTS: Readonly<Record<ReadyPartName, string>> = {
  database: '데이터베이스가 응답하지 않습니다.',
  store: '파일 저장소에 쓸 수 없습니다.',
  room: '디스크에 쓸 공간이 없습니다.',
  clock: '서버 시계가 데이터베이스 시계와 하루 넘게 다릅니다.',
  jobs: '정기 작업이 세 시간 넘게 실행되지 않았습니다.',
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Runs a check at most once in its time and never twice at once. Logs when it begins or ceases to fail. */
function watchPart(name: ReadyPartName, { check, everyMs }: ReadyPart, log: Log): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;
  let wasFine = true;
  let latest: Promise<boolean> = Promise.resolve(true);

  const note = (isFine: boolean, reason = ''): boolean => {
    if (isFine && !wasFine) log.info({ part: name }, 'ready again');
    if (!isFine && wasFine) log.warn({ part: name, reason }, FAILED_PARTS[name]);
    wasFine = isFine;
    isChecking = false;
    return isFine;
  };

  return () => {
    const now = performance.now();
    if (!isChecking && now - checkedAt > everyMs) {
      checkedAt = now;
      isChecking = true;
      latest = check().then(
        () => note(true),
        (error: unknown) => note(false, reasonOf(error)),
      );
    }
    return Promise.race([latest, new Promise<false>((done) => setTimeout(done, TIMEOUT_MS, false).unref())]);
  };
}

/**
 * Returns a function that looks at all parts in parallel. A needed part that fails or takes too long makes the process
 * unready. Any other part is only named, so that reading goes on.
 */
export function watchReadiness(parts: Partial<Record<ReadyPartName, ReadyPart>>, log: Log): () => Promise<Readiness> {
  const watched = (Object.entries(parts) as [ReadyPartName, ReadyPart][]).map(
    ([name, part]) => ({ name, needed: part.needed === true, isFine: watchPart(name, part, log) }) as const,
  );
  return async () => {
    const states = await Promise.all(watched.map(async (part) => ({ ...part, fine: await part.isFine() })));
    return {
      ready: states.every(({ needed, fine }) => fine || !needed),
      parts: Object.fromEntries(states.map(({ name, fine }) => [name, fine ? 'ok' : 'fail'])),
    };
  };
}
