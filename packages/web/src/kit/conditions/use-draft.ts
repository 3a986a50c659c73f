import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageAge } from '#lib/page-opened.ts';
import { type Condition, withCleared, withoutConditions } from './condition.ts';

/** Values of an address by name. */
export type ConditionPart = Readonly<Record<string, string | number | undefined>>;

/** The query of the list for the address with some other values. */
export type QueryWith = (part: ConditionPart) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<{ meta: { totalCount: number } }>;
};

/** What the editors of conditions need of their list. */
export type DraftSource = {
  conditions: readonly Condition[];
  values: ConditionPart;
  queryWith: QueryWith;
  onChange: (part: ConditionPart) => void;
};

/** Conditions that are chosen and not applied yet, and how many rows the list would have with them. */
export function useDraft({ conditions, values, queryWith, onChange }: DraftSource) {
  const [draft, setDraft] = useState<ConditionPart>({});
  const part = withCleared(conditions, draft);
  const { queryKey, queryFn } = queryWith(part);
  const counted = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData, staleTime: pageAge });
  return {
    values: { ...values, ...draft },
    set: (name: string, value: string) => setDraft({ ...draft, [name]: value }),
    clear: () => setDraft(withoutConditions(conditions)),
    /** Undefined until the first answer. */
    total: counted.isPlaceholderData ? undefined : counted.data?.meta.totalCount,
    apply: () => onChange(part),
  };
}
