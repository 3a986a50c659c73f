import { messageText } from '@portal/contract/messages';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ownWrites } from '#lib/ground.ts';
import { isUserClosing, noteClosing } from '#ui/layers/closing.ts';
import { groundSentence, useRecordGround } from './record-ground.tsx';
import { keepText, markTypedLayer } from './rescued-texts.ts';
import { typedTexts } from './typed-texts.ts';

type Options = {
  /** An element inside the dialog or form. */
  inside: RefObject<HTMLElement | null>;
  /** The dialog or form around it. */
  around: string;
  title: string;
  opened: boolean;
  /** Why the last write was refused, or ''. */
  refused: string;
  onTyped: () => void;
  /** An inline form also goes when its user leaves it. It is then missed only if something happened to its record. */
  isForm: boolean;
};

export const DIALOG = '[role="dialog"]';

/** Presses that choose something without being an input. */
const CHOICES = '[role="radio"], [role="checkbox"], [role="switch"], [role="option"]';

/** A deed of the user that is under way. It may end its dialog. */
const BUSY = '[aria-busy="true"]';

const EVENTS = ['input', 'change', 'click'] as const;

const isTyping = ({ type, target }: Event): boolean =>
  type !== 'click' || (target instanceof Element && target.closest(CHOICES) !== null);

/** Watches whether the user types inside. `hasUnstored` says whether something was typed after the last own deed. */
function watchTyping(root: Element, onTyped: () => void, marksLayer: boolean) {
  let typedAfter = -1;
  let unmark = () => {};
  let marking = 0;
  const note = (event: Event) => {
    if (event.type === 'click' && event.target instanceof Element && event.target.closest('button')) noteClosing();
    if (!isTyping(event)) return;
    // Drawn anew before React has seen the event, the field would show its old text.
    if (typedAfter === -1 && marksLayer) marking = window.setTimeout(() => (unmark = markTypedLayer()));
    typedAfter = ownWrites();
    onTyped();
  };
  for (const type of EVENTS) root.addEventListener(type, note, true);
  return {
    hasUnstored: (): boolean => typedAfter === ownWrites(),
    stop: () => {
      for (const type of EVENTS) root.removeEventListener(type, note, true);
      window.clearTimeout(marking);
      unmark();
    },
  };
}

/**
 * Keeps what the user typed into a dialog or form that the page takes away while it is open. Another user then deleted,
 * confirmed or moved what it stands on. Closing it, a write that succeeded, and leaving the page lose nothing.
 */
export function useRescuedText(options: Options): void {
  const ground = useRecordGround();
  const latest = useRef(options);
  const since = useRef(ground?.state ?? null);
  const newest = ground?.newest;
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const { inside, around, isForm } = latest.current;
    const root = inside.current?.closest(around);
    if (!root || (isForm && root.closest(DIALOG))) return;
    const { pathname } = window.location;
    const typing = watchTyping(root, () => latest.current.onTyped(), !isForm);
    const keep = (title: string, refused: string, texts: ReturnType<typeof typedTexts>) => {
      // A page that only hides it for a moment brings it back.
      if (root.isConnected || window.location.pathname !== pathname) return;
      const happened = groundSentence(since.current, newest?.current ?? null) || refused;
      if (isForm && happened === '') return;
      keepText({ title, texts, sentence: happened || messageText('ground.changed') });
    };
    return () => {
      typing.stop();
      const { opened, title, refused } = latest.current;
      const isOwn = isUserClosing() || (refused === '' && root.querySelector(BUSY) !== null);
      const texts = opened && !isOwn && typing.hasUnstored() ? typedTexts(root) : [];
      if (texts.length > 0) queueMicrotask(() => keep(title, refused, texts));
    };
  }, [newest]);
}
