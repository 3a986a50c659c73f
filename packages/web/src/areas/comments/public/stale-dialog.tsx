import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import type { Change } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useBusy } from '../../../lib/use-busy.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLastShown } from '../parts/use-last-shown.ts';
import './stale-dialog.css';

type Props = {
  /** What somebody else changed since the page was loaded; null closes the dialog. */
  changes: readonly Change[] | null;
  /** Takes the newer version; what only this user typed stays. */
  onReload: () => unknown;
  onClose: () => void;
};

const shown = (value: string): string => (value === '' ? '없음' : value);

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="stale-frame">
      <table className="stale-table">
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">그때 값</th>
            <th scope="col">현재 값</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ itemName, originValue, newValue }) => (
            <tr key={itemName}>
              <th scope="row">{itemName}</th>
              <td data-label="그때 값">{shown(originValue)}</td>
              <td data-label="현재 값">{shown(newValue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Somebody else saved first: what changed meanwhile, and the way to the newer version (wire.md, Concurrent edits). */
export function StaleDialog({ changes, onReload, onClose }: Props) {
  const listed = useLastShown(changes) ?? [];
  const [busy, run] = useBusy();
  return (
    <Dialog title="다른 사용자의 수정" opened={changes !== null} onClose={onClose} width={640}>
      <p className="stale-text">{messageText('STALE')}</p>
      {listed.length > 0 && <Changes changes={listed} />}
      <p className="stale-note">새로고침하면 위 항목은 현재 값으로 바뀌고, 그 밖에 입력한 내용은 그대로 남습니다.</p>
      <div className="stale-buttons">
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <Button data-autofocus loading={busy} onClick={() => run(async () => onReload())}>
          새로고침
        </Button>
      </div>
    </Dialog>
  );
}
