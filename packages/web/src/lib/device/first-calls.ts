import { isFirstPage } from '../page-opened.ts';

/** A call as it is sent: its address and its body. */
type FirstCall = readonly [address: string, body: string];
/** What a page asked for when it was opened. */
type OpenedPage = { page: string; calls: readonly FirstCall[] };
/** What a page asks again before its scripts have run, by address and body. */
type PendingAnswers = Map<string, Promise<Response>>;

declare global {
  interface Window {
    firstCalls?: PendingAnswers;
  }
}

/** The key of the local storage. What it holds is removed at the sign-out (forget-device.ts). */
const KEY = 'firstcalls';
/** Only the last pages are stored, and so many calls of each. */
const MOST_PAGES = 5;
const MOST_CALLS = 20;

const keyOf = ([address, body]: FirstCall): string => `${address} ${body}`;
const addressOfPage = (): string => window.location.pathname + window.location.search;

function readPages(): readonly OpenedPage[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Asks what this page asked when it was opened last, while its scripts are still to run. It is the whole of a script of
 * its own in the page that the device stores (offline/first-calls.ts).
 */
export function askFirstCalls(): void {
  const answers: PendingAnswers = new Map();
  const calls = readPages().find(({ page }) => page === addressOfPage())?.calls ?? [];
  for (const call of calls) {
    const [address, body] = call;
    const headers = { 'content-type': 'application/json' };
    const answer = fetch(address, { method: 'POST', credentials: 'same-origin', headers, body });
    // Who takes it hears of a failure, and nobody may.
    answer.catch(() => undefined);
    answers.set(keyOf(call), answer);
  }
  window.firstCalls = answers;
}

const opened = addressOfPage();
let noted: FirstCall[] | null = [];

/** Notes a call of a page that is being opened. */
export function noteFirstCall(...call: FirstCall): void {
  if (noted === null || noted.length === MOST_CALLS) return;
  if (noted.every((one) => keyOf(one) !== keyOf(call))) noted.push(call);
}

/** Stores what the page that the tab was opened with has asked until it was shown. */
export function storeFirstCalls(): void {
  const calls = noted;
  noted = null;
  if (calls === null || !isFirstPage()) return;
  const pages = [{ page: opened, calls }, ...readPages().filter(({ page }) => page !== opened)];
  try {
    localStorage.setItem(KEY, JSON.stringify(pages.slice(0, MOST_PAGES)));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** The answer to a call that was asked before the scripts had run; once, undefined for none. */
export function takeFirstAnswer(...call: FirstCall): Promise<Response> | undefined {
  const answer = window.firstCalls?.get(keyOf(call));
  window.firstCalls?.delete(keyOf(call));
  return answer;
}
