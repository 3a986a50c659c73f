import type { ReactNode } from 'react';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import room from '../public/room-page.module.css';
import { RoomSheet } from '../public/room-sheet.tsx';

type Props = {
  title: string;
  /** The anchor that the settings navigation links to. */
  place: string;
  count?: number;
  children: ReactNode;
};

/** A titled section of the settings. */
export const SettingsPart = ({ title, place, count, children }: Props) => (
  <RoomSheet className={room['target']} id={place} aria-labelledby={`${place}-title`} tabIndex={-1}>
    <CountedTitle id={`${place}-title`} size={16} count={count}>
      {title}
    </CountedTitle>
    {children}
  </RoomSheet>
);
