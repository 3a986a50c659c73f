import type { ReactNode } from 'react';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import css from './fact-list.module.css';
import { FoldedText } from './folded-text.tsx';
import { Former, type FormerValue } from './former.tsx';

/** One label with its value. `wide` takes the full width. */
export type Fact = {
  label: string;
  value: ReactNode;
  wide?: boolean;
  /** A long text, which stands below its label on a phone, folded. */
  isText?: boolean;
  /** Name of the edit item of this value, where it differs from the label. */
  item?: string;
};

/** Makes a fact wide if it would be alone in its row of two. */
export function aligned(facts: readonly Fact[]): Fact[] {
  let column = 0;
  return facts.map((fact, index) => {
    const next = facts[index + 1];
    const alone = column === 0 && (next === undefined || next.wide === true);
    const wide = fact.wide === true || alone;
    column = wide ? 0 : 1 - column;
    return { ...fact, wide };
  });
}

type Props = {
  facts: readonly Fact[];
  /** What other users changed since the user last looked. It has a bar and its former value. */
  changed?: readonly FormerValue[];
};

const isKnown = ({ value }: Fact): boolean => value !== '' && value !== null && value !== false;

const formerOf = ({ label, item = label }: Fact, changed: readonly FormerValue[]): FormerValue | undefined =>
  changed.find(({ itemName }) => itemName === item);

const shownValue = ({ label, value, isText }: Fact): ReactNode =>
  isText && typeof value === 'string' ? <FoldedText text={value} label={label} /> : value;

/** Labels and values as text. Empty values are left out. */
export function FactList({ facts, changed = [] }: Props) {
  return (
    <dl className={css['facts']}>
      {aligned(facts.filter((fact) => isKnown(fact) || formerOf(fact, changed) !== undefined)).map((fact) => {
        const former = formerOf(fact, changed);
        return (
          <div
            key={fact.label}
            className={`${css['fact']} ${fact.wide ? css['wide'] : ''}`}
            data-text={fact.isText || undefined}
            data-changed={former !== undefined || undefined}
          >
            <Text as="dt" size={13} phoneSize={14} tone="soft">
              {fact.label}
            </Text>
            <Text as="dd" breaks>
              {isKnown(fact) ? shownValue(fact) : <Faint text="없음" />}
              {former && <Former {...former} />}
            </Text>
          </div>
        );
      })}
    </dl>
  );
}
