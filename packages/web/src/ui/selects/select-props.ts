import type { AriaAttributes } from 'react';
import type { Option } from '../fields/options.ts';

/** Props of a select. */
export type SelectProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby' | 'aria-required'> & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** The title of the list, and the accessible name of the select. */
  label: string;
  /** The id that a label element names. */
  id?: string;
  name?: string;
  /** The choice of nothing: the text of the value ''. */
  placeholder?: string | undefined;
  /** The list does not offer the choice of nothing. */
  withoutEmpty?: boolean;
  className?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** Props of the control, on any screen. */
export type ControlProps = Omit<SelectProps, 'placeholder' | 'withoutEmpty' | 'options' | 'className' | 'autoFocus'> & {
  offered: readonly Option[];
  chosen: Option | undefined;
  control: Record<string, unknown>;
  placeholder: string;
  /** Nothing is chosen, so the placeholder is shown. */
  isEmpty: boolean;
};

/** What the user did with the closed field before its list was loaded. */
export type Start = { typed: string | null; opened: boolean; focused: boolean };
