import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { Chapter } from '../chapters.ts';
import css from './chapter-aside.module.css';

/** The steps of a chapter as links, and the button that prints it. */
export function ChapterAside({ chapter }: { chapter: Chapter }) {
  const steps = chapter.steps.filter(({ title }) => title !== '');
  return (
    <aside className={css['aside']} aria-label="이 쪽에서" data-print="off">
      {steps.length > 0 && (
        <>
          <h2>이 쪽에서</h2>
          <ol>
            {steps.map(({ id, title }) => (
              <li key={id}>
                <Link to={paths.helpChapter(chapter.id)} hash={id} state={(state) => state} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      <BusyButton variant="default" leftSection={<Icon name="print" />} onClick={() => window.print()}>
        인쇄
      </BusyButton>
    </aside>
  );
}
