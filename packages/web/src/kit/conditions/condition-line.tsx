import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useFilterSpace, useNarrow } from '#ui/screen/use-narrow.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { type Condition, conditionText, conditionValue, withoutConditions } from './condition.ts';
import { ConditionPopover } from './condition-popover.tsx';
import css from './conditions.module.css';
import type { DraftSource } from './use-draft.ts';

type Props = DraftSource & {
  unit: string;
  /** Opens the conditions on a phone. */
  onSheet: () => void;
  /** What stands at the end of the line. */
  children: ReactNode;
};

/** With less room only so many conditions are written out. */
const FEW = 2;

type ChipProps = Omit<Props, 'children'> & { condition: Condition };

/** A condition in use: its text opens the editor, × drops it. */
function ConditionChip({ condition, unit, onSheet, ...source }: ChipProps) {
  const isNarrow = useNarrow();
  const { name, label } = condition;
  const text = conditionText(condition, conditionValue(source.values, condition));
  const content = (
    <>
      <i>{label}</i> <span>{text}</span> <VisuallyHidden>조건 수정</VisuallyHidden>
      <Icon name="down" />
    </>
  );
  return (
    <span className={css['chip']}>
      {isNarrow ? (
        <button type="button" onClick={onSheet}>
          {content}
        </button>
      ) : (
        <ConditionPopover {...{ ...source, unit }} first={name} opener={<button type="button">{content}</button>} />
      )}
      <button type="button" aria-label={`${label} 조건 해제`} onClick={() => source.onChange({ [name]: '' })}>
        <Icon name="close" />
      </button>
    </span>
  );
}

/** '+ 조건': opens the conditions of a list. */
export const AddCondition = ({ unit, ...source }: DraftSource & { unit: string }) => (
  <ConditionPopover
    {...{ ...source, unit }}
    first={source.conditions[0]?.name ?? ''}
    opener={
      <button type="button" className={css['add']}>
        <Icon name="plus" />
        조건
      </button>
    }
  />
);

/** The conditions in use, below the filters. Without any the line is not there, unless it has something at its end. */
export function ConditionLine({ children, ...props }: Props) {
  const { conditions, values, unit, onChange, onSheet, queryWith } = props;
  const isNarrow = useNarrow();
  const isTight = useFilterSpace() === 0 && !isNarrow;
  const used = conditions.filter((condition) => conditionValue(values, condition) !== '');
  if (used.length === 0 && !children) return null;
  const shown = isTight ? used.slice(0, FEW) : used;
  const source = { conditions, values, onChange, queryWith, unit };
  const folded = used.slice(shown.length);
  return (
    <div className={css['line']} data-print="off">
      {shown.map((condition) => (
        <ConditionChip key={condition.name} {...{ ...source, condition, onSheet }} />
      ))}
      {folded.length > 0 && (
        <span className={css['chip']}>
          <ConditionPopover
            {...source}
            first={folded[0]?.name ?? ''}
            opener={<button type="button">{`그 외 ${folded.length}개`}</button>}
          />
        </span>
      )}
      {used.length > 0 && (
        <>
          {!isNarrow && <AddCondition {...source} />}
          <BusyButton variant="subtle" size="compact-sm" onClick={() => onChange(withoutConditions(conditions))}>
            모두 해제
          </BusyButton>
        </>
      )}
      {children}
    </div>
  );
}
