import type { ReactNode } from 'react';
import sheet from '../public/sheet.module.css';
import css from './room-settings.module.css';

type Props = {
  title: string;
  /** The anchor that the settings navigation links to. */
  place: string;
  count?: number;
  children: ReactNode;
};

/** A titled section of the settings. */
export const SettingsPart = ({ title, place, count, children }: Props) => (
  <section className={`${sheet['sheet']} ${css['part']}`} id={place} aria-labelledby={`${place}-title`} tabIndex={-1}>
    <h2 id={`${place}-title`}>
      {title} {count !== undefined && <b>{count}</b>}
    </h2>
    {children}
  </section>
);
