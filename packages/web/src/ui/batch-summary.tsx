import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import './batch-summary.css';

type Props = {
  title: string;
  /** How many went through and how many did not. */
  text: string;
  refused: readonly { id: number; name: string; reason: string }[];
  onClose: () => void;
};

/** What came of an action on several rows: which were refused, and for what reason. */
export function BatchSummary({ title, text, refused, onClose }: Props) {
  return (
    <Dialog title={title} opened onClose={onClose}>
      <p className="batch-text">{text}</p>
      <ul className="batch-list">
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className="batch-close">
        <BusyButton onClick={onClose}>확인</BusyButton>
      </div>
    </Dialog>
  );
}
