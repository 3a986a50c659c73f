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

/** Reads what came with the page, and forgets it once its screen is left, or must long have been drawn. */
function readKept(): FirstAnswers {
  if (kept === undefined) {
    kept = readElement();
    screen = window.location.pathname;
  }
  const isOver = performance.now() > KEPT_MS || window.location.pathname !== screen;
  if (isOver) kept = NONE;
  return kept;
}

/** Whether the page still shows what it was opened with. */
export const isFirstScreen = (): boolean => readKept() !== NONE;

/**
 * The answer that came with the page to what its first screen asks, each given once: to the user whom it was made for, for
 * the same request, and not after he went on to another screen. undefined: ask the server.
 */
export function takeFirstAnswer(path: string, request: object, userId: string | undefined): unknown {
  const { answers, userId: owner } = readKept();
  if (answers.length === 0) return undefined;
  if (userId !== owner) {
    kept = NONE;
    return undefined;
  }
  const wanted = textOf(request);
  const found = answers.find((one) => one.path === path && textOf(one.request) === wanted);
  kept = { userId: owner, answers: answers.filter((one) => one !== found) };
  return found?.answer;
}
