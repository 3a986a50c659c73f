import { today } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { moveBySpan, type Span, spanTitle } from './period.ts';
import css from './period-bar.module.css';

const SPANS = [
  { value: 'month', label: '월' },
  { value: 'week', label: '주' },
] as const;

type Props = {
  day: string;
  span: Span;
  onChange: (day: string, span: Span) => void;
  /** The period is the title of the page. */
  isTitle?: boolean;
};

/** The shown month or week, with buttons to change it. */
export function PeriodBar({ day, span, onChange, isTitle = false }: Props) {
  const word = span === 'month' ? '달' : '주';
  const Title = isTitle ? 'h1' : 'h2';
  return (
    <>
      <div className={css['steps']}>
        <IconButton icon="previous" label={`이전 ${word}`} onClick={() => onChange(moveBySpan(day, span, -1), span)} />
        <Title aria-live="polite" data-long={span === 'week' || undefined}>
          {spanTitle(day, span)}
        </Title>
        <IconButton icon="next" label={`다음 ${word}`} onClick={() => onChange(moveBySpan(day, span, 1), span)} />
      </div>
      <BusyButton variant="default" onClick={() => onChange(today(), span)}>
        오늘
      </BusyButton>
      <Segments<Span> label="보기" value={span} options={SPANS} onChange={(next) => onChange(day, next)} />
    </>
  );
}
