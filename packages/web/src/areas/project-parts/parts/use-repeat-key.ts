import { useRef } from 'react';

/** One key per payload, kept while no answer came: a repeated save is no second one (wire.md, Repeats). */
export function useRepeatKey() {
  const last = useRef({ body: '', key: '' });
  return {
    keyFor: (body: string): string => {
      if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
      return last.current.key;
    },
    forgetKey: () => {
      last.current = { body: '', key: '' };
    },
  };
}
