import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from './stepper.module.css';

type Step = { label: string; disabled: boolean; onPress: () => void };

type Props = ComponentProps<'span'> & {
  less: Step;
  more: Step;
  /** Over the whole width. */
  wide?: boolean;
  /** What is wrong with the number. */
  error?: ReactNode;
};

const StepButton = ({ icon, step: { label, disabled, onPress } }: { icon: 'minus' | 'plus'; step: Step }) => (
  <button type="button" aria-label={label} disabled={disabled} onClick={onPress}>
    <Icon name={icon} size={20} />
  </button>
);

/** A number between two buttons for a thumb. */
export const Stepper = ({ less, more, wide = false, error, children, ...group }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
  <span {...group} className={css['stepper']} role="group" data-wide={wide || undefined}>
    <StepButton icon="minus" step={less} />
    {children}
    <StepButton icon="plus" step={more} />
    {error}
  </span>
);
