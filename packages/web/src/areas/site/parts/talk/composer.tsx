import { TALK_TEXT } from '@portal/contract/areas/site/talk';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import { copyText } from '#lib/copy-text.ts';
import { saveFiles } from '#lib/save-file.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { PlainArea } from '#ui/fields/plain-input.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';

import { ChosenPhotos } from './chosen-photos.tsx';
import css from './talk.module.css';
import { TALK_PHOTOS } from './talk-photos.ts';
import { useComposer } from './use-composer.ts';

type Props = {
  awardId: number;
  /** Where a message that cannot be sent is kept on this device; undefined for staff, whose messages are not. */
  keepAt: EntryPlace | undefined;
  /** Who will read it: the company, or the operating company. */
  to: string;
  /** The word on the button that sends. */
  sendLabel: string;
  /** The talk has ended: what was written can only be copied and saved. */
  isOver: boolean;
  onWriting: (isWriting: boolean) => void;
  onSent: () => Promise<unknown>;
};

const isSendKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  isSubmitKey(event) && (event.ctrlKey || event.metaKey);

/** What can be done with a message of a talk that has ended. */
function OverTools({ draft: { text, photos } }: Pick<ReturnType<typeof useComposer>, 'draft'>) {
  return (
    <>
      {photos.length > 0 && (
        <BusyButton
          variant="default"
          needsServer={false}
          onClick={() => saveFiles(photos.map(({ blob, original: name }) => ({ name, blob })))}
        >
          사진 저장
        </BusyButton>
      )}
      {text.trim() !== '' && (
        <BusyButton variant="default" needsServer={false} onClick={() => copyText(text)}>
          쓴 내용 복사
        </BusyButton>
      )}
    </>
  );
}

/** The box for a new message, with the words that tell who will read it. Ctrl or Cmd with Enter sends. */
export function Composer({ awardId, keepAt, to, sendLabel, isOver, onWriting, onSent }: Props) {
  const { draft, isEmpty, change, addPhotos, removePhoto, send } = useComposer(awardId, keepAt, onSent);
  useEffect(() => onWriting(!isEmpty), [isEmpty, onWriting]);
  const [busy, run] = useBusy();
  const files = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const handleSend = () =>
    run(async () => {
      await send();
      area.current?.focus({ preventScroll: true });
    });
  const tools = (
    <>
      <BusyButton
        className={css['photo'] ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<Icon name="camera" size={20} />}
        onClick={() => files.current?.click()}
      >
        사진
      </BusyButton>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={TALK_PHOTOS.types.join(',')}
        aria-label="사진 파일"
        onChange={(event) => {
          void run(() =>
            addPhotos([...(files.current?.files ?? [])]).finally(() => {
              if (files.current) files.current.value = '';
            }),
          );
          event.preventDefault();
        }}
      />
      <BusyButton
        className={`${css['send']} ${css['deed']}`}
        busy={busy}
        needsServer={keepAt === undefined}
        inactive={isEmpty}
        aria-label={sendLabel}
        leftSection={<Icon name="send" size={20} />}
        onClick={handleSend}
      >
        <span>{sendLabel}</span>
      </BusyButton>
    </>
  );
  return (
    <Grid columns="first" gap={8} className={css['composer']} data-print="off">
      <Row className={css['top']} gap={8} justify="between">
        <Row as="span" className={css['asks']} gap={8} size={12} phoneSize={14} weight="semibold">
          <Icon name="people" size={14} />
          {to}에 보입니다
        </Row>
        <Checkbox label="확인 요청" checked={draft.asks} onChange={(asks) => change({ asks })} />
      </Row>
      {draft.photos.length > 0 && <ChosenPhotos photos={draft.photos} onRemove={removePhoto} />}
      <PlainArea
        ref={area}
        className={css['box']}
        name="Content"
        rows={2}
        aria-label={`${to}에 보낼 내용`}
        placeholder={`${to}에 보낼 내용`}
        maxLength={TALK_TEXT}
        readOnly={busy}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (isSendKey(event)) void handleSend();
        }}
      />
      {isOver ? <OverTools draft={draft} /> : tools}
    </Grid>
  );
}
