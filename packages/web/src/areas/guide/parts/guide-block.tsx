import { pictures } from 'virtual:guide';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Block } from '../chapters.ts';
import { GuideLine } from './guide-line.tsx';

function GuidePicture({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  const picture = pictures[src];
  if (picture === undefined) return null;
  const { url, width, height } = picture;
  return (
    <Stack as="figure" gap={8}>
      <img src={url} alt={alt} width={width} height={height} data-tall={height > width || undefined} />
      {caption !== '' && <Note as="figcaption">{caption}</Note>}
    </Stack>
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
    <Text>
      <GuideLine pieces={block.text} />
    </Text>
  );
  if (block.kind === 'text') return text;
  return (
    <Row gap={12} padY={12} padX={16} align="start" ground="accent-soft" round="md">
      <Row as="span" tone="accent" firm>
        <Icon name="flash" />
      </Row>
      {text}
    </Row>
  );
}
