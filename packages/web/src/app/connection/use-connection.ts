import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { connectedAt } from '#lib/device/connected-at.ts';
import { onSilence } from '#lib/device/silence.ts';
import { isUnanswered } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { type LostConnection, setLostConnection, useLostConnection } from '#ui/buttons/lost-connection.ts';

/** How long the server has for its answer. In milliseconds. */
const ANSWER_MS = 5000;

/** Whether the server says that it can serve readers. */
async function isServing(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}

/** Calls `listener` for every query that got no answer, until the returned function is called. */
const onUnanswered = (client: QueryClient, listener: () => void): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnanswered(event.action.error)) listener();
  });

/**
 * Notes when the internet or the server no longer answers, and when it does again (D-356). A query without an answer
 * makes the page ask the server whether it can serve. What was lost is read anew afterwards, except by pages that
 * `catchUp` by their event stream. Returns what is lost, and a function that asks the server again.
 */
export function useConnection(catchUp: boolean): { lost: LostConnection | null; ask: () => Promise<void> } {
  const client = useQueryClient();
  const lost = useLostConnection();
  const found = useCallback(() => {
    setLostConnection(null);
    toast.success('connection.back');
    if (!catchUp) void client.invalidateQueries();
  }, [client, catchUp]);

  useEffect(() => {
    const lose = () => setLostConnection({ to: 'internet', since: new Date() });
    // What is shown came with an earlier page.
    if (!navigator.onLine) setLostConnection({ to: 'internet', since: connectedAt() ?? new Date() });
    window.addEventListener('offline', lose);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', found);
      setLostConnection(null);
    };
  }, [found]);

  useEffect(() => {
    if (lost !== null) return;
    const look = async () => {
      if (navigator.onLine && !(await isServing())) setLostConnection({ to: 'server', since: new Date() });
    };
    const stops = [onUnanswered(client, () => void look()), onSilence(() => void look())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, lost]);

  const ask = useCallback(async () => {
    if (await isServing()) found();
  }, [found]);
  return { lost, ask };
}
