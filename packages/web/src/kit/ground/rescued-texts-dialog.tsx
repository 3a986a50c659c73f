import { useSyncExternalStore } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import css from './ground.module.css';
import { rescuedTexts } from './rescued-texts.ts';
import { asOneText } from './typed-texts.ts';

/** What stood in dialogs and forms that the page took away, with the reason, until the user closes it. */
export function RescuedTextsDialog() {
  const rescued = useSyncExternalStore(rescuedTexts.subscribe, rescuedTexts.get);
  const shown = useLastNonNull(rescued.length === 0 ? null : rescued) ?? [];
  const close = () => rescuedTexts.set([]);
  const copy = () => copyText(shown.map(({ texts }) => asOneText(texts)).join('\n\n'));
  return (
    <Dialog title={shown[0]?.title ?? ''} opened={rescued.length > 0} isAbove onClose={close} width={560}>
      {shown.map(({ title, sentence, texts }) => (
        <section key={`${title} ${asOneText(texts)}`} className={css['kept']} aria-label={title}>
          <p role="status">{sentence}</p>
          <dl>
            {texts.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ButtonRow>
        <BusyButton variant="default" onClick={close}>
          닫기
        </BusyButton>
        <BusyButton needsServer={false} data-autofocus onClick={copy}>
          쓴 내용 복사
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
