import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import type { GuideAudience } from '../chapters.ts';
import { guidePlace, partsOfReader } from '../guide-reader.ts';
import { useOpenedFrom } from '../opened-from.ts';
import { ChapterAside } from '../parts/chapter-aside.tsx';
import css from '../parts/guide.module.css';
import { GuideChapter } from '../parts/guide-chapter.tsx';
import { GuideContents } from '../parts/guide-contents.tsx';

/** The id of the chapter in an address, undefined for /help alone. */
const chapterIn = (pathname: string): string | undefined => pathname.slice(`${paths.help}/`.length) || undefined;

/**
 * /help: the guide, at the chapter of the screen that it was opened from. A phone shows either the contents or a
 * chapter (D-350).
 */
export function GuidePage() {
  const parts = partsOfReader(useActor());
  const { pathname } = useLocation();
  const openedFrom = useOpenedFrom();
  const isNarrow = useNarrow();
  const id = chapterIn(pathname);
  const fromPath = openedFrom?.href.split('?')[0] ?? '';
  const place = guidePlace(parts, id, fromPath);
  const [chosen, setChosen] = useState<{ audience: GuideAudience; at: string }>();
  if (place === undefined) return null;
  // A chosen part counts until another chapter is opened.
  const audience = chosen?.at === pathname ? chosen.audience : place.part.audience;
  const part = parts.find((each) => each.audience === audience) ?? place.part;
  const contents = (
    <GuideContents
      parts={parts}
      part={part}
      current={isNarrow ? '' : place.chapter.id}
      onPart={(to) => setChosen({ audience: to, at: pathname })}
    />
  );
  const showsContents = isNarrow && id === undefined && openedFrom === undefined;
  if (showsContents) {
    return (
      <Stack gap={16}>
        <Text as="h1" size={20} weight="semibold" data-page-title>
          도움말
        </Text>
        {contents}
      </Stack>
    );
  }
  return (
    <div className={css['guide']}>
      {isNarrow ? (
        <Row as={Link} gap={8} inline touch to={paths.help} data-print="off">
          <Icon name="list" />
          도움말 차례
        </Row>
      ) : (
        <div className={css['side']}>{contents}</div>
      )}
      <GuideChapter part={place.part} chapter={place.chapter} />
      {!isNarrow && <ChapterAside chapter={place.chapter} />}
    </div>
  );
}
