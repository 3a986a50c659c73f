type FirstAnswer = { path: string; request: object; answer: unknown };
type FirstAnswers = { userId: string; answers: FirstAnswer[] };

const ELEMENT = 'first-answers';
/** What nobody asked for by then belongs to a screen that was never drawn. */
const KEPT_MS = 30_000;

const NONE: FirstAnswers = { userId: '', answers: [] };

function readElement(): FirstAnswers {
  const element = document.getElementById(ELEMENT);
  if (element === null) return NONE;
  element.remove();
  return JSON.parse(element.textContent);
}

/** The same text for the same fields, in whatever order they stand. */
const textOf = (request: object): string =>
  JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));

let kept: FirstAnswers | undefined;
let screen = '';

/**
 * The answer that came with the page to what its first screen asks, each given once: to the user whom it was made for, for
 * the same request, and not after he went on to another screen. undefined: ask the server.
 */
export function takeFirstAnswer(path: string, request: object, userId: string | undefined): unknown {
  if (kept === undefined) {
    kept = readElement();
    screen = window.location.pathname;
  }
  if (kept.answers.length === 0) return undefined;
  const isOver = performance.now() > KEPT_MS || window.location.pathname !== screen || userId !== kept.userId;
  if (isOver) kept = NONE;
  const wanted = textOf(request);
  const found = kept.answers.find((one) => one.path === path && textOf(one.request) === wanted);
  kept = { ...kept, answers: kept.answers.filter((one) => one !== found) };
  return found?.answer;
}
