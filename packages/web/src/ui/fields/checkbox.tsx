import css from './checkbox.module.css';

type Props = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Checked in part. */
  indeterminate?: boolean;
  size?: 'xs';
};

/** A checkbox with its label. */
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
