import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import type { Actor } from '@portal/contract/core/actor';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ownNames } from '#areas/project/public/project-choices.ts';
import { toast } from '#lib/toast.ts';
import { openCopy } from '../api.ts';
import { copiedValues, EMPTY_VALUES } from './values.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of a copy whose registration is open; a reload opens it again while it is valid (D-84). */
    copyToken?: string;
  }
}

const blank = (actor: Actor): InternalValues => ({ ...EMPTY_VALUES, ...ownNames(actor) });

async function readCopy(token: string, actor: Actor): Promise<InternalValues> {
  try {
    const copied = await openCopy(token);
    if (copied) return copiedValues(copied);
  } catch {
    // Expired, somebody else's or damaged: all the same to the user.
  }
  toast.error('internal.copy.failed');
  return blank(actor);
}

/**
 * The form to start with, null until the copy was opened. The token of `?data=` leaves the address at once and stays
 * with the entry of the history, so that a reload has the copy again, or says that it has not (D-84).
 */
export function useCopy(actor: Actor): InternalValues | null {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const kept = useLocation({ select: ({ state }) => state.copyToken ?? '' });
  const navigate = useNavigate();
  const given = typeof query['data'] === 'string' ? query['data'] : '';
  const token = useRef(given || kept);
  const [initial, setInitial] = useState<InternalValues | null>(token.current === '' ? blank(actor) : null);
  useEffect(() => {
    const held = token.current;
    // A second run of the effect finds nothing to open.
    token.current = '';
    if (held === '') return;
    void navigate({ to: '.', search: {}, replace: true, state: { copyToken: held } });
    void readCopy(held, actor).then(setInitial);
  }, [navigate, actor]);
  return initial;
}
