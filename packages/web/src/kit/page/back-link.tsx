import { Link } from '@tanstack/react-router';
import { storedListQuery } from '#kit/list/list-search.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './back-link.module.css';

/** '목록': back to the list of a record or a form, as the user left it. */
export const BackLink = ({ list }: { list: string }) => (
  <Link className={css['back']} to={list} search={storedListQuery(list)} data-print="off">
    <Icon name="previous" size={16} />
    목록
  </Link>
);
