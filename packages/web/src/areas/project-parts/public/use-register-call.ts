import { useRef } from 'react';
import { showRefusal } from '../../../lib/failures.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../lib/toast.ts';
import { isAnswer } from './is-answer.ts';

/** construction-add, once however often it is tried; answers the field that the server refused (OUT-83, INT-47). */
export function useRegisterCall(onDone: () => Promise<unknown>) {
  const key = useRef(crypto.randomUUID());
  return async (send: (idempotencyKey: string) => Promise<unknown>): Promise<string | undefined> => {
    try {
      await send(key.current);
      toast.success('project.register.done');
      await onDone();
      return undefined;
    } catch (error) {
      if (isAnswer(error)) key.current = crypto.randomUUID();
      showRefusal('project.register.failed', error);
      return error instanceof Refusal ? error.field : undefined;
    }
  };
}
