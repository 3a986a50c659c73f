import css from './segments.module.css';

type Props<V extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: V;
  /** `tone` fills the chosen one with the colour of a mode. */
  options: readonly { value: V; label: string; tone?: 'staff' | 'partner' }[];
  onChange: (value: V) => void;
  /** As wide as its place and as high as a thumb. */
  wide?: boolean;
};

/** Two or three choices side by side, with the current one filled. */
export function Segments<V extends string>({ label, value, options, onChange, wide }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
    <div className={css['segments']} role="group" aria-label={label} data-wide={wide}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-tone={option.tone}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
