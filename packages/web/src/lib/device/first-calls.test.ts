import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LIST: [string, string] = ['/api/Construction/list', '{"UserId":"hanbit1"}'];
const COUNT: [string, string] = ['/api/Construction/count', '{}'];
let sent: string[] = [];

/** The module as a page that is opened at this address has it. */
async function openPage(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  return import('./first-calls.ts');
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    if (address === COUNT[0]) throw new TypeError('network');
    return new Response(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('a page asks what it asked last time, and each answer is taken once (D-399)', async () => {
  const first = await openPage('/projects/list?page=2');
  for (const call of [LIST, LIST, COUNT]) first.noteFirstCall(...call);
  first.storeFirstCalls();
  first.noteFirstCall('/api/Notify/notify-count', '{}');
  first.storeFirstCalls();

  const again = await openPage('/projects/list?page=2');
  again.askFirstCalls();
  expect(sent).toEqual([LIST[0], COUNT[0]]);
  expect(again.takeFirstAnswer(LIST[0], '{"UserId":"saebyeok1"}')).toBeUndefined();
  expect(await (await again.takeFirstAnswer(...LIST))?.text()).toBe(LIST[0]);
  expect(again.takeFirstAnswer(...LIST)).toBeUndefined();
  await expect(again.takeFirstAnswer(...COUNT)).rejects.toThrow('network');
});

it('another page asks nothing, and only the last pages are stored', async () => {
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const opened = await openPage(`/notices/view/${page}`);
    opened.noteFirstCall('/api/Notice/view', `{"Id":${page}}`);
    opened.storeFirstCalls();
  }
  for (const page of [1, 7]) (await openPage(`/notices/view/${page}`)).askFirstCalls();
  expect(sent).toEqual([]);
  (await openPage('/notices/view/2')).askFirstCalls();
  expect(sent).toEqual(['/api/Notice/view']);
});
