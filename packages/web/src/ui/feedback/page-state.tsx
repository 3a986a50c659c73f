import type { ReactNode } from 'react';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './page-state.module.css';

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** What is known, between two hairlines. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Links and buttons that lead on. */
  children: ReactNode;
};

/** Stands in for a page that cannot be shown: why, what is known, and where to go. */
export const PageState = ({ icon, title, text, facts = [], children }: Props) => (
  <section className={css['state']}>
    <span className={css['sign']}>
      <Icon name={icon} />
    </span>
    <h1>{title}</h1>
    <p>{text}</p>
    {facts.length > 0 && (
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <div className={css['actions']}>{children}</div>
  </section>
);
