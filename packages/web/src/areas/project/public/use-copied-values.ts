import type { CopiedFields } from '@portal/contract/areas/project/shapes';
import { splitValues } from '@portal/contract/core/formats';
import { phoneDigits } from '@portal/contract/core/phone';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#lib/toast.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of an open copy registration. A reload uses it again while it is valid (D-84). */
    copyToken?: string;
  }
}

/** The initial values of a form. `copiedFrom` is the name of the copied project, '' for a blank form. */
export type InitialValues<Values> = { values: Values; copiedFrom: string };

/** The eleven copied fields as form values (D-84). */
export const copiedValues = (copied: CopiedFields) => ({
  ProjectName: copied.projectName,
  AreaId: copied.areaId,
  MizePMUserId: splitValues(copied.mizePMUserId),
  MizeSalesUserId: copied.mizeSalesUserId,
  CustomerName: copied.customerName,
  ZipCode: copied.zipCode,
  Addr1: copied.addr1,
  Addr2: copied.addr2,
  PlaceName: copied.placeName,
  PlaceManagerName: copied.placeManagerName,
  PlaceManagerMobile: phoneDigits(copied.placeManagerMobile),
});

type Options<Values, Copied extends CopiedFields> = {
  /** The values of an empty form. A copy takes over eleven fields and nothing else. */
  empty: Values;
  /** The values of a blank form, with the user as one of its people. */
  blank: Values;
  /** Reads the fields to copy from the project behind the token. */
  open: (token: string) => Promise<Copied | null>;
  /** The copied values that only this kind of project has. */
  more?: (copied: Copied) => Partial<Values>;
};

async function readCopy<Values extends object, Copied extends CopiedFields>(
  token: string,
  options: Options<Values, Copied>,
): Promise<InitialValues<Values>> {
  const { empty, blank, open, more } = options;
  try {
    const copied = await open(token);
    if (copied)
      return { values: { ...empty, ...copiedValues(copied), ...more?.(copied) }, copiedFrom: copied.projectName };
  } catch {
    // The user sees the same message when the token has expired, is damaged or belongs to another user.
  }
  toast.error('project.copy.failed');
  return { values: blank, copiedFrom: '' };
}

/**
 * The initial values of the form, null until the copy is loaded. The token of `?data=` moves from the URL to the
 * history state at once. A reload therefore finds the copy again or reports that it has expired (D-84).
 */
export function useCopiedValues<Values extends object, Copied extends CopiedFields>(
  options: Options<Values, Copied>,
): InitialValues<Values> | null {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const storedToken = useLocation({ select: ({ state }) => state.copyToken ?? '' });
  const navigate = useNavigate();
  const urlToken = typeof query['data'] === 'string' ? query['data'] : '';
  const token = useRef(urlToken || storedToken);
  const latest = useRef(options);
  const [initial, setInitial] = useState<InitialValues<Values> | null>(
    token.current === '' ? { values: options.blank, copiedFrom: '' } : null,
  );
  useEffect(() => {
    const tokenToLoad = token.current;
    // Cleared, so that a second run of the effect has nothing to load.
    token.current = '';
    if (tokenToLoad === '') return;
    void navigate({ to: '.', search: {}, replace: true, state: { copyToken: tokenToLoad } });
    void readCopy(tokenToLoad, latest.current).then(setInitial);
  }, [navigate]);
  return initial;
}
