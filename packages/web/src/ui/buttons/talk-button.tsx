import { Icon } from '../marks/icon.tsx';
import css from './talk-button.module.css';

type Props = {
  /** Messages that the user has not read. */
  unread: number;
  onClick: () => void;
};

/** Leads to the conversation of a page on a phone. */
export const TalkButton = ({ unread, onClick }: Props) => (
  <button
    type="button"
    data-talk
    className={css['talk']}
    aria-label={`대화와 변경 보기${unread > 0 ? `, ${unread}개 읽지 않음` : ''}`}
    onClick={onClick}
  >
    <Icon name="talk" />
    {unread > 0 && <b aria-hidden="true">{unread}</b>}
  </button>
);
