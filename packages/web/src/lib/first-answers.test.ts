import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BROUGHT = {
  userId: 'sales1',
  answers: [
    { path: 'Menu/menu-list', request: {}, answer: { data: ['menu'] } },
    { path: 'Company/all-company-list', request: { Page: 1, PageSize: 100 }, answer: { data: ['company'] } },
  ],
};

/** The module as a freshly opened page has it. */
async function openPage() {
  vi.resetModules();
  document.body.innerHTML = '<script type="application/json" id="first-answers"></script>';
  const element = document.getElementById('first-answers');
  if (element) element.textContent = JSON.stringify(BROUGHT);
  window.history.replaceState(null, '', '/projects/list');
  return (await import('./first-answers.ts')).takeFirstAnswer;
}

let take: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  take = await openPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('an answer that came with the page', () => {
  it('is given once, for the same request in any order of its fields', () => {
    expect(take('Company/all-company-list', { PageSize: 100, Page: 1 }, 'sales1')).toEqual({ data: ['company'] });
    expect(take('Company/all-company-list', { PageSize: 100, Page: 1 }, 'sales1')).toBeUndefined();
    expect(take('Menu/menu-list', {}, 'sales1')).toEqual({ data: ['menu'] });
  });

  it('is for its request alone', () => {
    expect(take('Company/all-company-list', { Page: 2, PageSize: 100 }, 'sales1')).toBeUndefined();
    expect(take('Company/all-company-list', {}, 'sales1')).toBeUndefined();
  });

  it('is for its user alone, and for nobody after another has asked', () => {
    expect(take('Menu/menu-list', {}, 'pm1')).toBeUndefined();
    expect(take('Menu/menu-list', {}, 'sales1')).toBeUndefined();
  });

  it('is for the first screen alone', () => {
    expect(take('Menu/menu-list', {}, 'sales1')).toEqual({ data: ['menu'] });
    window.history.replaceState(null, '', '/orders/list');
    expect(take('Company/all-company-list', { Page: 1, PageSize: 100 }, 'sales1')).toBeUndefined();
    window.history.replaceState(null, '', '/projects/list');
    expect(take('Company/all-company-list', { Page: 1, PageSize: 100 }, 'sales1')).toBeUndefined();
  });

  it('is not kept for long', () => {
    vi.spyOn(performance, 'now').mockReturnValue(31_000);
    expect(take('Menu/menu-list', {}, 'sales1')).toBeUndefined();
  });

  it('leaves nothing in the document', () => {
    take('Menu/menu-list', {}, 'sales1');
    expect(document.getElementById('first-answers')).toBeNull();
  });
});
