import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Chapter } from '../chapters.ts';
import type { Place } from '../guide-reader.ts';
import { sameState, useOpenedFrom } from '../opened-from.ts';
import css from './guide.module.css';
import { GuideBlock } from './guide-block.tsx';
import { GuideLine } from './guide-line.tsx';

function BackLink() {
  const openedFrom = useOpenedFrom();
  if (openedFrom === undefined) return null;
  return (
    <Row as="p" gap={8} size={13} tone="soft" wraps data-print="off">
      <Icon name="alert" size={16} />
      {openedFrom.title}에서 열었습니다 <Link to={openedFrom.href}>화면으로 돌아가기</Link>
    </Row>
  );
}

type NeighbourProps = { label: '이전' | '다음'; chapter: Chapter | undefined };

const Neighbour = ({ label, chapter }: NeighbourProps) =>
  chapter && (
    <Stack
      as={Link}
      to={paths.helpChapter(chapter.id)}
      state={sameState}
      className={label === '다음' ? css['next'] : undefined}
      weight="medium"
      touch
      toEnd={label === '다음'}
    >
      <Note as="small" size={12} weight="regular">
        {label}
      </Note>
      {chapter.title}
    </Stack>
  );

/** A chapter with its steps, and links to the chapters before and after it. */
export function GuideChapter({ part, chapter }: Place) {
  const index = part.chapters.indexOf(chapter);
  return (
    <Stack as="article" className={css['chapter']} gap={32} size={15}>
      <Stack gap={8}>
        <BackLink />
        <Text as="h1" size={24} weight="semibold">
          {chapter.title}
        </Text>
        <Text tone="soft">
          <GuideLine pieces={chapter.lead} />
        </Text>
      </Stack>
      {chapter.steps.map(({ id, title, blocks }) => (
        <Stack as="section" key={id} id={id} gap={12} aria-label={title === '' ? chapter.title : title} tabIndex={-1}>
          {title !== '' && (
            <Text as="h2" size={18} weight="semibold">
              {title}
            </Text>
          )}
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of the guide never change
            <GuideBlock key={at} block={block} />
          ))}
        </Stack>
      ))}
      <Row as="nav" gap={16} padY={16} align="start" justify="between" line="above" aria-label="앞뒤 도움말">
        <Neighbour label="이전" chapter={part.chapters[index - 1]} />
        <Neighbour label="다음" chapter={part.chapters[index + 1]} />
      </Row>
    </Stack>
  );
}
