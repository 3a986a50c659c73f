import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asButton } from '#ui/buttons/as-button.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import css from './today.module.css';

type Props = {
  count: number;
  unit: string;
  label: string;
  target: { to: string; search: Record<string, string> };
  /** The word of the button, and its accessible name. */
  action: string;
  actionLabel: string;
  /** Which ones; as `whole` they are links that may take several lines. */
  children?: ReactNode;
  whole?: boolean;
};

/** The button at the end of a line, on a phone its sign alone. */
function Action({ target, action, actionLabel }: Pick<Props, 'target' | 'action' | 'actionLabel'>) {
  if (useNarrow())
    return (
      <Link {...target} aria-label={actionLabel} className={css['action']}>
        <Icon name="next" size={20} />
      </Link>
    );
  return (
    <span className={css['action']}>
      <Link {...target} aria-label={actionLabel} {...asButton('default')} data-size="compact-sm">
        {action}
        <Icon name="next" size={14} />
      </Link>
    </span>
  );
}

/** One line of '오늘 할 일': count, label, examples and action. A line with zero is faint and has no link. */
export function WorkLine({ count, unit, label, target, children, whole = false, ...action }: Props) {
  if (count === 0) {
    return (
      <Text as="li" size={13} tone="faint" line="below" className={css['line']} data-none>
        <Text as="span" size={20} lead="tight" className={css['count']}>
          0
        </Text>
        <Text as="span" size={14} phoneSize={16} whole className={css['label']}>
          {label}
        </Text>
      </Text>
    );
  }
  return (
    <Text as="li" size={13} line="below" className={css['line']}>
      <Text as="span" size={20} weight="semibold" lead="tight" className={css['count']}>
        {count}
        <Text as="small" size={13} weight="regular" only="narrow">
          {unit}
        </Text>
      </Text>
      <Text as="strong" size={14} phoneSize={16} weight="semibold" whole className={css['label']}>
        <Link {...target}>{label}</Link>
      </Text>
      <Text as="span" phoneSize={14} tone="soft" cut={!whole} className={css['some']}>
        {children}
      </Text>
      <Action {...action} target={target} />
    </Text>
  );
}
