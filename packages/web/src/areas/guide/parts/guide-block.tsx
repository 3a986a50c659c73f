import { pictures } from 'virtual:guide';
import { Icon } from '#ui/marks/icon.tsx';
import type { Block } from '../chapters.ts';
import css from './guide-chapter.module.css';
import { GuideLine } from './guide-line.tsx';

function GuidePicture({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  const picture = pictures[src];
  if (picture === undefined) return null;
  const { url, width, height } = picture;
  return (
    <figure>
      <img src={url} alt={alt} width={width} height={height} data-tall={height > width || undefined} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A block of a chapter: paragraph, list, tip or picture. */
export function GuideBlock({ block }: { block: Block }) {
  if (block.kind === 'picture') return <GuidePicture {...block} />;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of the guide never change
          <li key={index}>
            <GuideLine pieces={pieces} />
          </li>
        ))}
      </List>
    );
  }
  const text = (
    <p>
      <GuideLine pieces={block.text} />
    </p>
  );
  if (block.kind === 'text') return text;
  return (
    <div className={css['tip']}>
      <Icon name="flash" />
      {text}
    </div>
  );
}
