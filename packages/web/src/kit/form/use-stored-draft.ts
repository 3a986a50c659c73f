import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, type StoredDraft, storeDraft } from '#lib/device/device-drafts.ts';

/** Delay in ms before typed text is stored. */
const DELAY_MS = 600;

type Options = {
  /** Address of the form. The stored draft belongs to this address and user. */
  address: string;
  /** The typed texts, null while they are unchanged. */
  texts: StoredDraft['texts'] | null;
  onRestore: (texts: StoredDraft['texts']) => void;
};

/** Stores typed texts on the device until they are saved. Offers them again when the form opens next time. */
export function useStoredDraft({ address, texts, onRestore }: Options) {
  const [found, setFound] = useState(() => readDraft(address));
  const written = useRef('');
  const saved = useRef(false);
  const json = texts === null ? '' : JSON.stringify(texts);
  const latest = useRef({ texts, now: json });
  latest.current = { texts, now: json };
  useEffect(() => {
    const write = () => {
      const { texts: typed, now: text } = latest.current;
      if (saved.current || text === written.current) return;
      written.current = text;
      if (typed === null) removeDraft(address);
      else storeDraft(address, typed);
    };
    const timer = setTimeout(write, json === '' ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [address, json]);
  return {
    /** The draft stored before the form was opened, until it is restored or removed. */
    found,
    restore: () => {
      if (found) onRestore(found.texts);
      setFound(null);
    },
    drop: () => {
      if (latest.current.texts === null) removeDraft(address);
      setFound(null);
    },
    /** Call after a save: removes the draft and stores no new one. */
    forget: () => {
      saved.current = true;
      removeDraft(address);
    },
  };
}
