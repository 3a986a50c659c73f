import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { openCopy } from '../api.ts';
import { copiedValues, EMPTY_VALUES } from './values.ts';

async function readCopy(token: string): Promise<InternalValues> {
  try {
    const copied = await openCopy(token);
    if (copied) return copiedValues(copied);
  } catch {
    // Expired, somebody else's or damaged: all the same to the user.
  }
  toast.error('internal.copy.failed');
  return EMPTY_VALUES;
}

/** The form to start with, null until the copy of `?data=` was opened; the token leaves the address at once (D-84). */
export function useCopy(): InternalValues | null {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const token = useRef(typeof query['data'] === 'string' ? query['data'] : '');
  const [initial, setInitial] = useState<InternalValues | null>(token.current === '' ? EMPTY_VALUES : null);
  useEffect(() => {
    const held = token.current;
    // A second run of the effect finds nothing to open.
    token.current = '';
    if (held === '') return;
    void navigate({ to: '.', search: {}, replace: true });
    void readCopy(held).then(setInitial);
  }, [navigate]);
  return initial;
}
