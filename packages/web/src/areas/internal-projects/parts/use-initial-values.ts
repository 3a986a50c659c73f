import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import type { Actor } from '@portal/contract/core/actor';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { defaultPeople } from '#areas/project/public/project-choices.ts';
import { toast } from '#lib/toast.ts';
import { openCopy } from '../api.ts';
import { copiedValues, EMPTY_VALUES } from './values.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of an open copy registration. A reload uses it again while it is valid (D-84). */
    copyToken?: string;
  }
}

/** The initial values of a form. `copiedFrom` is the name of the copied project, '' for a blank form. */
export type Initial = { values: InternalValues; copiedFrom: string };

const blank = (actor: Actor): Initial => ({
  values: { ...EMPTY_VALUES, ...defaultPeople(actor) },
  copiedFrom: '',
});

async function readCopy(token: string, actor: Actor): Promise<Initial> {
  try {
    const copied = await openCopy(token);
    if (copied) return { values: copiedValues(copied), copiedFrom: copied.projectName };
  } catch {
    // The user sees the same message when the token has expired, is damaged or belongs to another user.
  }
  toast.error('internal.copy.failed');
  return blank(actor);
}

/**
 * The initial values of the form, null until the copy is loaded. The token of `?data=` moves from the URL to the
 * history state at once. A reload therefore finds the copy again or reports that it has expired (D-84).
 */
export function useInitialValues(actor: Actor): Initial | null {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const storedToken = useLocation({ select: ({ state }) => state.copyToken ?? '' });
  const navigate = useNavigate();
  const urlToken = typeof query['data'] === 'string' ? query['data'] : '';
  const token = useRef(urlToken || storedToken);
  const [initial, setInitial] = useState<Initial | null>(token.current === '' ? blank(actor) : null);
  useEffect(() => {
    const tokenToLoad = token.current;
    // Cleared, so that a second run of the effect has nothing to load.
    token.current = '';
    if (tokenToLoad === '') return;
    void navigate({ to: '.', search: {}, replace: true, state: { copyToken: tokenToLoad } });
    void readCopy(tokenToLoad, actor).then(setInitial);
  }, [navigate, actor]);
  return initial;
}
