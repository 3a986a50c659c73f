import type { ComponentProps } from 'react';
import css from './bar.module.css';

type Props = ({ as: 'meter' } & ComponentProps<'meter'>) | ({ as: 'progress' } & ComponentProps<'progress'>);

/** How much of all there is, as a bar of 8 px: green for a `meter`, in the accent for `progress`. */
export const Bar = (given: Props) => {
  if (given.as === 'meter') {
    const { as: Meter, ...meter } = given;
    return <Meter className={css['bar']} {...meter} />;
  }
  const { as: Progress, ...progress } = given;
  return <Progress className={css['bar']} {...progress} />;
};
