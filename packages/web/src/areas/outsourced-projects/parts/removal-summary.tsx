import { messageText } from '@portal/contract/messages/catalogue';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RefusedRemoval } from './remove-projects.ts';
import './removal-summary.css';

export type RemovalResult = { done: number; refused: RefusedRemoval[] };

/** How many projects were deleted, and which were refused for what reason. */
export function RemovalSummary({ result, onClose }: { result: RemovalResult; onClose: () => void }) {
  const { done, refused } = result;
  return (
    <Dialog title="삭제 결과" opened onClose={onClose}>
      <p className="removal-text">{messageText('project.remove.summary', { done, refused: refused.length })}</p>
      <ul className="removal-list">
        {refused.map(({ id, projectName, reason }) => (
          <li key={id}>
            <strong>{projectName}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className="removal-close">
        <BusyButton onClick={onClose}>확인</BusyButton>
      </div>
    </Dialog>
  );
}
