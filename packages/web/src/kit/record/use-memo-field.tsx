import { isBlank } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { type ReactNode, useState } from 'react';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { TextAreaField } from '#ui/fields/fields.tsx';

/** A memo that a dialog asks for, such as a reason. */
export type Memo = {
  label: string;
  /** The request field of the memo. */
  field: string;
  /** Who reads it, in words. */
  readers?: string;
  placeholder?: string;
  maxLength?: number;
  /** Message for a blank memo. */
  missing: MessageKey;
};

/** The field of a memo. `isMissing` says whether it is blank, and then shows so. */
export function useMemoField({ label, field, readers, placeholder, missing, maxLength = TEXT_LIMIT.memo }: Memo): {
  typed: string;
  isMissing: () => boolean;
  clear: () => void;
  input: ReactNode;
} {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  return {
    typed,
    isMissing: () => {
      if (!isBlank(typed)) return false;
      setRefused(true);
      toast.hint(missing);
      focusField(field);
      return true;
    },
    clear: () => {
      setTyped('');
      setRefused(false);
    },
    input: (
      <TextAreaField
        label={label}
        {...(readers === undefined ? {} : { description: readers })}
        name={field}
        required
        autoFocus
        rows={3}
        maxLength={maxLength}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(refused && isBlank(typed) ? { error: messageText(missing) } : {})}
        value={typed}
        onChange={setTyped}
      />
    ),
  };
}
