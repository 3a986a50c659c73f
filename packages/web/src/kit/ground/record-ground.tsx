import { messageText } from '@portal/contract/messages';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';

/** The state of the record beneath a dialog as text. Null when the record is gone, '' when it has no states. */
type GroundState = string | null;

type Ground = { state: GroundState; newest: RefObject<GroundState> };

const RecordGround = createContext<Ground | null>(null);

/** The state of the record beneath a dialog. Null outside of records. */
export const useRecordGround = (): Ground | null => useContext(RecordGround);

/**
 * Tells the dialogs and forms inside what has become of the record that they stand on. The page of a record that is gone
 * says so for all frames inside it.
 */
export function GroundFrame({ state: own, children }: { state: GroundState; children: ReactNode }) {
  const state = useRecordGround()?.state === null ? null : own;
  const newest = useRef(state);
  useLayoutEffect(() => {
    newest.current = state;
  });
  return <RecordGround value={{ state, newest }}>{children}</RecordGround>;
}

/** One sentence that says what happened to the record since `before`. '' when nothing did. */
export function groundSentence(before: GroundState, now: GroundState): string {
  if (before === now || before === null) return '';
  if (now === null) return messageText('ground.gone');
  return messageText('ground.state', { before, now });
}
