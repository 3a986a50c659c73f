type Props = {
  /** Accessible name. */
  name: string;
  /** Opens the camera of the system. Without it the user chooses pictures. */
  capture?: boolean;
  onFiles: (files: readonly File[]) => Promise<void>;
  /** Called just before the system takes over, which may end the page. */
  onAway?: () => void;
};

/** A choice of pictures, in the `CoverLabel` that shows it. */
export const FileChoice = ({ name, capture = false, onFiles, onAway }: Props) => (
  <input
    type="file"
    aria-label={name}
    accept="image/*"
    {...(capture ? { capture: 'environment' } : { multiple: true })}
    onClick={onAway}
    onChange={(event) => {
      const input = event.currentTarget;
      void onFiles([...(input.files ?? [])]).finally(() => {
        input.value = '';
      });
    }}
  />
);
