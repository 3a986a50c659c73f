import { EVENTS_PATH, type INTERNAL_EVENT, type PROJECT_EVENT } from '@portal/contract/core/live-events';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Replaces event streams until the test ends. The returned function sends a change of a project with this id on each
 * open one.
 */
export function stubStreams(event: typeof PROJECT_EVENT | typeof INTERNAL_EVENT) {
  const streams = new Set<EventTarget>();
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor(path: string) {
        super();
        if (path === EVENTS_PATH) streams.add(this);
      }
      close = () => streams.delete(this);
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return (id: number) =>
    act(async () => {
      for (const stream of streams) stream.dispatchEvent(new MessageEvent(event, { data: String(id) }));
    });
}
