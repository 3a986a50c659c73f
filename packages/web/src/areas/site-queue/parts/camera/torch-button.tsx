import { Icon } from '#ui/marks/icon.tsx';
import css from './camera.module.css';
import type { Torch } from './use-finder.ts';

/** Lights the site. A camera without a light has only the room for it, so that the title stays in the middle. */
export const TorchButton = ({ torch }: { torch: Torch }) =>
  torch.state === 'none' ? (
    <span className={css['tool']} />
  ) : (
    <button
      type="button"
      className={css['tool']}
      aria-pressed={torch.state === 'on'}
      aria-label={torch.state === 'on' ? '플래시 끄기' : '플래시 켜기'}
      onClick={() => void torch.toggle()}
    >
      <Icon name="flash" />
    </button>
  );
