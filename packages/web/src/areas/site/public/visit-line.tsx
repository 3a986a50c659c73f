import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import { Text } from '#ui/text/text.tsx';
import { crewText } from '../parts/leave-sheet.tsx';
import { ArrivalNotes, EndNotes } from './time-notes.tsx';

/** When the work of a visit ended. */
const endText = ({ day, leftDtm }: Visit, today: string): string => {
  if (leftDtm !== '') return leftDtm.slice(11, 16);
  return day === today ? '작업 중' : '종료 기록 없음';
};

/** Who came when and left when, in one line. `today` is the day in Seoul. */
export function VisitLine({ visit, today }: { visit: Visit; today: string }) {
  const { arrivedDtm, leftDtm, points } = visit;
  return (
    <>
      <Text as="span" tone="soft">
        {arrivedDtm.slice(11, 16)} ~ {endText(visit, today)}
        {leftDtm !== '' && ` · ${spanText(arrivedDtm, leftDtm)}`} · {crewText(visit)}
        {points.length > 0 && ` · 안전 ${points.length}개 확인`}
      </Text>
      <ArrivalNotes {...visit} />
      <EndNotes {...visit} />
    </>
  );
}
