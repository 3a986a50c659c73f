/** A call given up on purpose, because its page was left. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Failures that no toast tells: lists, look-ups, menus and single deletions (MSG-04, LOOKUP-15). */
export function logFailure(what: string, error: unknown): void {
  if (isGivenUp(error)) return;
  // biome-ignore lint/suspicious/noConsole: the console is where these failures are stated to go
  console.error(what, error);
}
