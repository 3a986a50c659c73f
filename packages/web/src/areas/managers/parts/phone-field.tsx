import type { ManagerValues } from '@portal/contract/areas/managers/changes';
import { messageText } from '@portal/contract/messages';
import { useEffect } from 'react';
import { logPhrase } from '#kit/english-phrase.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { MobileField } from '#ui/fields/mobile-field.tsx';
import { Verdict } from '#ui/text/values.tsx';
import { usePhoneState } from './use-phone-check.ts';

/** The messages about a checked number (MGR-28, MGR-29). */
const NOTES = { free: 'manager.phone.free', taken: 'manager.phone.taken' } as const;

/**
 * The telephone number of a manager, checked for duplicates while typing (MGR-24 to MGR-29). `own` is the stored
 * number.
 */
export function PhoneField({ form, own }: { form: FormFields<ManagerValues>; own: string }) {
  const state = usePhoneState(form.draft.UserPhone, own);
  useEffect(() => {
    if (state !== 'unchecked') logPhrase(NOTES[state]);
  }, [state]);
  const verdict = state !== 'unchecked' && <Verdict good={state === 'free'} text={messageText(NOTES[state])} />;
  return <MobileField label="연락처" note={verdict} {...fieldOf(form, 'UserPhone')} />;
}
