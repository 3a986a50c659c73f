import { seoulTime } from '@portal/contract/core/dates';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Ago } from '#ui/text/ago.tsx';
import type { useStoredDraft } from './use-stored-draft.ts';

type Props = { draft: Pick<ReturnType<typeof useStoredDraft>, 'found' | 'restore' | 'drop'> };

/** Offers the draft that was stored on this device and not saved. */
export function StoredDraftLine({ draft: { found, restore, drop } }: Props) {
  if (found === null) return null;
  return (
    <Stack padY={8}>
      <Row wraps gap={8} padY={8} padX={12} size={13} line="around" round="md" ground="accent-soft" role="status">
        <span>
          저장하지 않은 글이 이 기기에 남아 있습니다. (<Ago at={seoulTime(new Date(found.at))} />)
        </span>
        <Row toEnd gap={8}>
          <BusyButton needsServer={false} size="compact-sm" onClick={restore}>
            이어서 쓰기
          </BusyButton>
          <BusyButton size="compact-sm" variant="default" onClick={drop}>
            버리기
          </BusyButton>
        </Row>
      </Row>
    </Stack>
  );
}
