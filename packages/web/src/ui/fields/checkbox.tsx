import css from './checkbox.module.css';

type Props = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Ticked in part. */
  indeterminate?: boolean;
  size?: 'xs';
};

/** A box to tick, with its words. */
export const Checkbox = ({ label, indeterminate = false, size, onChange, ...input }: Props) => (
  <label className={css['checkbox']} data-size={size}>
    <input
      {...input}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
