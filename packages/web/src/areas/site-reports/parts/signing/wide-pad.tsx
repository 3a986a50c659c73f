import { useSyncExternalStore } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ModalLayer } from '#ui/layers/modal-layer.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { PadSurface } from './pad-surface.tsx';
import css from './signing.module.css';

const PARTS = {
  inner: css['inner'],
  content: css['across'],
  header: css['corner'],
  title: css['title'],
  body: css['parts'],
};

const UPRIGHT = '(orientation: portrait)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(UPRIGHT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
const isUpright = (): boolean => window.matchMedia(UPRIGHT).matches;

/** Who signs, and what the customer has read. */
export type PadOwner = { title: string; name: string; role: string; note: string };

type Props = {
  owner: PadOwner;
  pad: { value: string; onChange: (strokes: string) => void; onTooLong: () => void };
  /** What is wrong with the signature, or ''. */
  notice: string;
  done: string;
  onDone: () => unknown;
  onClose: () => void;
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <Row gap={12} align="baseline">
    <dt>{label}</dt>
    <Text as="dd" tone="text">
      {value}
    </Text>
  </Row>
);

/** The pad over the whole screen, across. On a phone that is held upright it is turned, and the hand turns the phone. */
export function WidePad({ owner, pad, notice, done, onDone, onClose }: Props) {
  const turned = useSyncExternalStore(subscribe, isUpright);
  return (
    <ModalLayer title={owner.title} opened onClose={onClose} width={1600} parts={PARTS} isAbove>
      <aside className={css['aside']}>
        <Stack as="dl" gap={4}>
          <Fact label="이름" value={owner.name} />
          <Fact label="직책" value={owner.role} />
        </Stack>
        <Text size={13} fill>
          {notice === '' ? owner.note : <strong role="alert">{notice}</strong>}
        </Text>
        <BusyButton variant="default" leftSection={<Icon name="repeat" />} onClick={onClose}>
          세로로
        </BusyButton>
      </aside>
      <div className={css['main']}>
        <PadSurface {...pad} isWrong={notice !== ''} turned={turned} />
        <Row className={css['foot']} gap={12} justify="between">
          <BusyButton variant="default" onClick={() => pad.onChange('')}>
            지우기
          </BusyButton>
          <BusyButton needsServer={false} onClick={onDone}>
            {done}
          </BusyButton>
        </Row>
      </div>
    </ModalLayer>
  );
}
