import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { Chapter } from '../chapters.ts';
import type { Place } from '../guide-reader.ts';
import { useOpenedFrom } from '../opened-from.ts';
import { GuideBlock } from './guide-block.tsx';
import css from './guide-chapter.module.css';
import { GuideLine } from './guide-line.tsx';

function WayBack() {
  const openedFrom = useOpenedFrom();
  if (openedFrom === undefined) return null;
  return (
    <p className={css['from']} data-print="off">
      <Icon name="alert" />
      {openedFrom.title}에서 열었습니다 <Link to={openedFrom.href}>화면으로 돌아가기</Link>
    </p>
  );
}

type NeighbourProps = { label: '이전' | '다음'; chapter: Chapter | undefined };

const Neighbour = ({ label, chapter }: NeighbourProps) =>
  chapter && (
    <Link to={paths.helpChapter(chapter.id)} state={(state) => state} data-side={label === '다음' || undefined}>
      <small>{label}</small>
      {chapter.title}
    </Link>
  );

/** A chapter with its steps, and links to the chapters before and after it. */
export function GuideChapter({ part, chapter }: Place) {
  const index = part.chapters.indexOf(chapter);
  return (
    <article className={css['chapter']}>
      <WayBack />
      <h1>{chapter.title}</h1>
      <p className={css['lead']}>
        <GuideLine pieces={chapter.lead} />
      </p>
      {chapter.steps.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-label={title === '' ? chapter.title : title} tabIndex={-1}>
          {title !== '' && <h2>{title}</h2>}
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of the guide never change
            <GuideBlock key={at} block={block} />
          ))}
        </section>
      ))}
      <nav className={css['neighbours']} aria-label="앞뒤 도움말">
        <Neighbour label="이전" chapter={part.chapters[index - 1]} />
        <Neighbour label="다음" chapter={part.chapters[index + 1]} />
      </nav>
    </article>
  );
}
