import { Icon } from '#ui/marks/icon.tsx';
import { focusPlace } from './focus-place.ts';
import css from './talk-button.module.css';

type Props = {
  /** Messages that the user has not read. */
  unread: number;
};

/** Scrolls to the conversation, which is at the end of the page on a phone. */
export const TalkButton = ({ unread }: Props) => (
  <button
    type="button"
    data-talk
    className={css['talk']}
    aria-label={`대화와 변경 보기${unread > 0 ? `, ${unread}개 읽지 않음` : ''}`}
    onClick={() => focusPlace('talk')}
  >
    <Icon name="talk" />
    {unread > 0 && <b aria-hidden="true">{unread}</b>}
  </button>
);
