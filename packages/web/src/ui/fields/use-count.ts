import { readCount, UNREAD } from '@portal/contract/core/typed-numbers';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { numberInput } from './number-field.tsx';
import type { Reading } from './typed-value.ts';

const READING: Reading = { read: readCount, separators: /,/g };
/** More digits than any count has. */
const COUNT = /^\d{1,9}$/;

type Options = {
  /** `UNREAD` while the text is no number. */
  value: number;
  onChange: (count: number) => void;
  /** What an input shows for 0. */
  zero?: string;
};

/**
 * A count that is typed or pasted (D-540). What is not one whole number stays in the input, with `error`. In the form it is
 * `UNREAD`, which its checks refuse.
 */
export function useCount({ value, onChange, zero = '0' }: Options) {
  const [unread, setUnread] = useState('');
  const isUnread = value === UNREAD;
  const shown = isUnread ? unread : value === 0 ? zero : String(value);
  const put = (text: string) => {
    if (text !== '' && !COUNT.test(text)) setUnread(text);
    onChange(text === '' ? 0 : COUNT.test(text) ? Number(text) : UNREAD);
  };
  const input = numberInput({ value: shown, shown, reading: READING, onChange: put });
  return { input, reading: READING, put, shown, error: isUnread ? messageText('form.count.unread') : undefined };
}
