import { useEffect, useRef, useState } from 'react';
import { dropDraft, type KeptDraft, keepDraft, readDraft } from '#lib/device-drafts.ts';

/** Between two keystrokes nothing is written. */
const CALM_MS = 600;

type Options = {
  /** Where the form stands; what is kept belongs to this address and user. */
  address: string;
  /** What is typed; null while that is nothing new. */
  texts: KeptDraft['texts'] | null;
  onRestore: (texts: KeptDraft['texts']) => void;
};

/** Keeps what is typed on the device until it is saved, and offers it again when the form opens next time. */
export function useKeptDraft({ address, texts, onRestore }: Options) {
  const [found, setFound] = useState(() => readDraft(address));
  const written = useRef('');
  const saved = useRef(false);
  const now = texts === null ? '' : JSON.stringify(texts);
  const latest = useRef({ texts, now });
  latest.current = { texts, now };
  useEffect(() => {
    const write = () => {
      const { texts: typed, now: text } = latest.current;
      if (saved.current || text === written.current) return;
      written.current = text;
      if (typed === null) dropDraft(address);
      else keepDraft(address, typed);
    };
    const timer = setTimeout(write, now === '' ? 0 : CALM_MS);
    return () => clearTimeout(timer);
  }, [address, now]);
  return {
    /** What was kept before the form was opened, until somebody decides about it. */
    found,
    restore: () => {
      if (found) onRestore(found.texts);
      setFound(null);
    },
    drop: () => {
      if (latest.current.texts === null) dropDraft(address);
      setFound(null);
    },
    /** It is stored: nothing is kept any more. */
    forget: () => {
      saved.current = true;
      dropDraft(address);
    },
  };
}
