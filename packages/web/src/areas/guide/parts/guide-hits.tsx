import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { FoundText } from '#ui/fields/found-text.tsx';
import { guideWords, type Hit } from '../search-guide.ts';
import css from './guide-contents.module.css';

type Props = { hits: readonly Hit[]; typed: string; onChosen: () => void };

/** The places of the guide that were found, with the first word marked. */
export function GuideHits({ hits, typed, onChosen }: Props) {
  const [word = ''] = guideWords(typed);
  return (
    <>
      <p className={css['count']} role="status">
        {hits.length === 0 ? '맞는 도움말이 없습니다' : `${hits.length}곳을 찾았습니다`}
      </p>
      <ol className={css['hits']}>
        {hits.map(({ chapterId, stepId, chapter, step, excerpt }) => (
          <li key={`${chapterId} ${stepId}`}>
            <Link to={paths.helpChapter(chapterId)} hash={stepId} state={(state) => state} onClick={onChosen}>
              <b>
                <FoundText text={step === '' ? chapter : step} typed={word} />
              </b>
              {step !== '' && <small>{chapter}</small>}
              {excerpt !== '' && (
                <span>
                  <FoundText text={excerpt} typed={word} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
