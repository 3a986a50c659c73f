import { Chip } from '#ui/marks/chip.tsx';
import type { Inline } from '../chapters.ts';

/** A line of the guide with its marks: words of the screen, keys, and messages of the portal. */
export const GuideLine = ({ pieces }: { pieces: readonly Inline[] }) =>
  pieces.map(({ kind, text }, index) => {
    // The pieces never change their order.
    const key = `${index} ${text}`;
    if (kind === 'label') return <b key={key}>{text}</b>;
    if (kind === 'key')
      return (
        <Chip as="kbd" key={key} size={13}>
          {text}
        </Chip>
      );
    return kind === 'message' ? <q key={key}>{text}</q> : <span key={key}>{text}</span>;
  });
