import { orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ButtonRow, Dialog } from '../../ui/dialog.tsx';
import css from './stale-dialog.module.css';
import { useLastShown } from './use-last-shown.ts';
import type { StaleLine } from './versions.ts';

type Props = {
  /** What somebody else changed since the page was loaded; null closes the dialog. */
  lines: readonly StaleLine[] | null;
  /** Takes the newer version; what this user typed stays. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
};

/** Values before and now, with the own one where both changed the same. */
export function StaleTable({ lines }: { lines: readonly StaleLine[] }) {
  const withMine = lines.some(({ mine }) => mine !== null);
  return (
    <div className={css['frame']}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">그때 값</th>
            <th scope="col">현재 값</th>
            {withMine && <th scope="col">내 값</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ itemName, originValue, newValue, mine }) => (
            <tr key={itemName}>
              <th scope="row">{itemName}</th>
              <td>{orNone(originValue)}</td>
              <td className={css['now']}>{orNone(newValue)}</td>
              {withMine && <td>{mine === null ? '' : orNone(mine)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Somebody else saved first: what changed meanwhile, and the way to the newer version (wire.md, Concurrent edits). */
export function StaleDialog({ lines, onReload, onClose }: Props) {
  const listed = useLastShown(lines) ?? [];
  return (
    <Dialog title="다른 사용자의 수정" opened={lines !== null} onClose={onClose} width={680}>
      <p className={css['text']}>{messageText('STALE')}</p>
      {listed.length > 0 && <StaleTable lines={listed} />}
      <p className={css['note']}>
        새로고침하면 위 항목의 현재 값을 불러옵니다. 직접 입력한 내용은 그대로 남으며, 저장하면 현재 값을 대신합니다.
      </p>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton data-autofocus onClick={onReload}>
          새로고침
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
