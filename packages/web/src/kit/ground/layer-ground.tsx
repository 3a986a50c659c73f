import { useEffect, useRef, useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { onWriteRefused, ownWrites } from '#lib/ground.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { LayerGroundProps } from '#ui/layers/layer-ground.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './ground.module.css';
import { groundSentence, useRecordGround } from './record-ground.tsx';
import { asOneText, typedTexts } from './typed-texts.ts';
import { DIALOG, useRescuedText } from './use-rescued-text.ts';

/**
 * The first line of every dialog: what other users did to its record while it was open, or why its write was refused. A
 * button copies what was typed. Without either it is empty.
 */
function DialogGround({ title, opened, isTopmost }: Omit<LayerGroundProps, 'isForm'>) {
  const inside = useRef<HTMLDivElement>(null);
  const ground = useRecordGround();
  const [begun] = useState({ state: ground?.state ?? null, deeds: ownWrites() });
  const [refused, setRefused] = useState('');
  useRescuedText({ inside, around: DIALOG, title, opened, refused, onTyped: () => setRefused(''), isForm: false });
  const latest = useRef(isTopmost);
  useEffect(() => {
    latest.current = isTopmost;
  });
  useEffect(() => {
    if (!opened) return;
    return onWriteRefused((sentence) => {
      if (latest.current()) setRefused(sentence);
    });
  }, [opened]);
  // The user's own deed moves the record too, while its dialog closes.
  const moved = ownWrites() === begun.deeds ? groundSentence(begun.state, ground?.state ?? null) : '';
  const sentence = moved || refused;
  const dialog = () => inside.current?.closest(DIALOG);
  const copy = () => {
    const root = dialog();
    return root ? copyText(asOneText(typedTexts(root))) : undefined;
  };
  return (
    <div ref={inside} role="status" className={css['line']} data-empty={sentence === '' || undefined}>
      {sentence !== '' && (
        <>
          <Icon name="alert" />
          <p>{sentence}</p>
          <BusyButton variant="subtle" size="compact-sm" needsServer={false} onClick={copy}>
            쓴 내용 복사
          </BusyButton>
        </>
      )}
    </div>
  );
}

/** Keeps what was typed into a form of a page. Its sentence stands where the page says what became of the record. */
function FormGround({ title }: Pick<LayerGroundProps, 'title'>) {
  const inside = useRef<HTMLSpanElement>(null);
  useRescuedText({ inside, around: 'form', title, opened: true, refused: '', onTyped: () => undefined, isForm: true });
  return <span ref={inside} hidden />;
}

/** What the shell provides to every dialog and form (LayerGround). */
export const GroundPart = ({ isForm = false, ...layer }: LayerGroundProps) =>
  isForm ? <FormGround title={layer.title} /> : <DialogGround {...layer} />;
