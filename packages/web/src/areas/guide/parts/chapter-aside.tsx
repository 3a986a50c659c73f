import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Chapter } from '../chapters.ts';
import { sameState } from '../opened-from.ts';
import css from './guide.module.css';

/** The steps of a chapter as links, and the button that prints it. */
export function ChapterAside({ chapter }: { chapter: Chapter }) {
  const steps = chapter.steps.filter(({ title }) => title !== '');
  return (
    <Stack as="aside" gap={12} size={13} aria-label="이 쪽에서" data-print="off">
      {steps.length > 0 && (
        <>
          <Text as="h2" size={13} weight="semibold">
            이 쪽에서
          </Text>
          <Stack as="ol" className={css['steps']} tone="soft">
            {steps.map(({ id, title }) => (
              <li key={id}>
                <PressRow
                  as={Link}
                  padY={4}
                  padX={12}
                  to={paths.helpChapter(chapter.id)}
                  hash={id}
                  state={sameState}
                  replace
                >
                  {title}
                </PressRow>
              </li>
            ))}
          </Stack>
        </>
      )}
      <div>
        <BusyButton variant="default" leftSection={<Icon name="print" />} onClick={() => window.print()}>
          인쇄
        </BusyButton>
      </div>
    </Stack>
  );
}
