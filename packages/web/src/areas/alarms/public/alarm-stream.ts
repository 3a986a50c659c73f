import { ALARM_EVENT, POLL_SECONDS } from '@portal/contract/core/live-events';
import { type EventHandlers, eventStream } from '#lib/events/event-stream.ts';

/** Calls within this time are merged into one, in milliseconds. */
const THROTTLE_MS = 300;

/** Passes calls on at once, but at most every THROTTLE_MS. The last call is never lost. */
function throttled(notify: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const pass = () => {
    again = false;
    notify();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) pass();
    }, THROTTLE_MS);
  };
  return {
    notify: () => {
      if (timer === undefined) pass();
      else again = true;
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Calls `onChange` whenever alarms may have changed: on each event of the stream and when the stream opens. While there
 * is no stream, it polls every POLL_SECONDS (D-34). `others` handles the other events, and gets '' where events may have
 * been missed. Returns the function that stops it all.
 */
export function listenToAlarmStream(
  onChange: () => void,
  others: EventHandlers = {},
  stream = eventStream,
): () => void {
  const changes = throttled(onChange);
  const notifyAll = () => {
    changes.notify();
    for (const handle of Object.values(others)) handle('');
  };
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const stopFollowing = stream.follow({
    on: { ...others, [ALARM_EVENT]: changes.notify },
    onState: (state) => {
      if (state === 'lost') poll ??= setInterval(notifyAll, POLL_SECONDS * 1000);
      else stopPoll();
      if (state === 'open') notifyAll();
    },
  });
  return () => {
    stopFollowing();
    stopPoll();
    changes.stop();
  };
}
