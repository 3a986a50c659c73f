/** The first file descriptor that a supervisor passes (sd_listen_fds). */
const FIRST_DESCRIPTOR = 3;

/**
 * The listening socket that systemd passed to this process, or undefined. It stays open while the process restarts, so
 * that new connections wait instead of being refused.
 */
export function passedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
  processId: number = process.pid,
): number | undefined {
  return LISTEN_PID === String(processId) && Number(LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined;
}
