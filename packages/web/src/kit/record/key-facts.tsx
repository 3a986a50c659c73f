import type { ReactNode } from 'react';
import { Text } from '#ui/text/text.tsx';
import { Former, type FormerValue } from './former.tsx';
import css from './key-facts.module.css';

/** One of the most important values of a record. */
export type KeyFact = {
  label: string;
  value: ReactNode;
  /** Names of the edit items of this value, where they differ from the label. */
  items?: readonly string[];
  /** A summary of what the sections show whole. A phone, whose head scrolls away, leaves it out. */
  isSummary?: boolean;
};

type Props = { facts: readonly KeyFact[]; changed: readonly FormerValue[] };

/** The key facts. A changed one has a bar and its former value. */
export function KeyFacts({ facts, changed }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={css['facts']}>
      {facts.map(({ label, value, items = [label], isSummary = false }) => {
        const former = changed.filter(({ itemName }) => items.includes(itemName));
        return (
          <div key={label} data-summary={isSummary || undefined} data-changed={former.length > 0 || undefined}>
            <Text as="dt" size={12} phoneSize={14} tone="faint">
              {label}
            </Text>
            <Text as="dd" weight="semibold">
              {value}
              {former.map((line) => (
                <Former key={line.itemName} {...line} />
              ))}
            </Text>
          </div>
        );
      })}
    </dl>
  );
}
