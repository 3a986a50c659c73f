import { MENU } from '@portal/contract/areas/menu/keys';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { DetailPage } from '#areas/outsourced-projects/pages/detail-page.tsx';
import { type MockRefusal, mockCalls } from './mock-calls.ts';
import { openPage, STAFF } from './open-page.tsx';
import { SAMPLE_PROJECT } from './sample-project.ts';
import { stubStreams } from './stub-streams.ts';

const INFO = 'Construction/construction-info';
const META = { awards: [], access: 'none', messageCount: 0, unreadCount: 0, missing: [] };

type Options = {
  permission?: string;
  /** What the project has become once a call was made, by its path. */
  after?: Readonly<Record<string, Partial<ProjectInfo>>>;
  /** More answers, which may be changed later. */
  answers?: Record<string, readonly object[] | MockRefusal>;
  /** Calls that get no answer. */
  waiting?: readonly string[];
};

/** Opens an outsourced project as staff see it, with the menu that its steps need. Returns the user and what is sent. */
export async function openRecord(part: Partial<ProjectInfo>, options: Options = {}) {
  const { permission = 'B', after = {}, answers: rows = {}, waiting = [] } = options;
  stubStreams(PROJECT_EVENT);
  let project: ProjectInfo = { ...SAMPLE_PROJECT, ...part };
  rows['Menu/menu-list'] = [{ topMenuId: 12, leftMenuId: MENU.outsourcedList.id }];
  rows[INFO] = [project];
  const sent = mockCalls(rows, {
    meta: META,
    waiting,
    onSent: ({ path }) => {
      if (!(path in after)) return;
      project = { ...project, ...after[path], version: project.version + 1 };
      rows[INFO] = [project];
    },
  });
  const actor = { ...STAFF, permission };
  const { user } = await openPage('/projects/view/$id', DetailPage, `/projects/view/${project.id}`, { actor });
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${project.projectName}`) });
  return {
    user,
    /** The bodies that were sent to a call. */
    sentTo: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body),
    /** The Idempotency-Keys that were sent to a call. */
    keysOf: (path: string) => sent.filter((one) => one.path === path).map(({ key }) => key),
  };
}

/** Opens 더보기 and returns its buttons from top to bottom. */
export async function moreItems(user: ReturnType<typeof userEvent.setup>): Promise<(string | null)[]> {
  const more = await screen.findByRole('button', { name: '더보기' });
  await user.click(more);
  const menu = document.getElementById(more.getAttribute('aria-controls') ?? '');
  return [...(menu?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
}
