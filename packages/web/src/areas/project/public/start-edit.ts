import type { ChangeReason } from '@portal/contract/core/forms';
import type { AskReasons } from '#kit/edit/change-reasons.ts';

/** A loaded project whose start days may be edited outside its page, by the edit of its page. */
export type LoadedStart = {
  /** The stored start days. */
  days: readonly string[];
  /** Asks as the page of the project does before it saves. Null when the user declines. */
  ask: (days: readonly string[], ask: AskReasons['ask']) => Promise<ChangeReason[] | null>;
  /** The request of the edit, with the version of the loaded project. */
  save: (days: readonly string[], reasons: readonly ChangeReason[], idempotencyKey: string) => Promise<unknown>;
};

/** Loads a project for an edit of its start days. Null when it no longer exists. */
export type LoadStart = (id: number) => Promise<LoadedStart | null>;
