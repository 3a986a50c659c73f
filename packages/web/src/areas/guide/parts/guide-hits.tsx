import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { FoundText } from '#ui/fields/found-text.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { sameState } from '../opened-from.ts';
import { guideWords, type Hit } from '../search-guide.ts';

type Props = { hits: readonly Hit[]; typed: string; onChosen: () => void };

/** The places of the guide that were found, with the first word marked. */
export function GuideHits({ hits, typed, onChosen }: Props) {
  const [word = ''] = guideWords(typed);
  return (
    <>
      <Note role="status">{hits.length === 0 ? '맞는 도움말이 없습니다' : `${hits.length}곳을 찾았습니다`}</Note>
      <Stack as="ol">
        {hits.map(({ chapterId, stepId, chapter, step, excerpt }) => (
          <li key={`${chapterId} ${stepId}`}>
            <PressRow
              as={Link}
              padY={4}
              padX={12}
              round="md"
              touch
              to={paths.helpChapter(chapterId)}
              hash={stepId}
              state={sameState}
              onClick={onChosen}
            >
              <Stack as="span" fill>
                <Text as="b" weight="medium">
                  <FoundText text={step === '' ? chapter : step} typed={word} />
                </Text>
                {step !== '' && (
                  <Note as="small" size={12}>
                    {chapter}
                  </Note>
                )}
                {excerpt !== '' && (
                  <Note as="span" size={12}>
                    <FoundText text={excerpt} typed={word} />
                  </Note>
                )}
              </Stack>
            </PressRow>
          </li>
        ))}
      </Stack>
    </>
  );
}
