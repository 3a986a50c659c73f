import type { EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';

const ICONS: Readonly<Partial<Record<EntryKind, IconName>>> = { T: 'task', S: 'calendar' };

/** The title of an entry, with the icon of its type. */
export function EntryTitle({ kind, children }: { kind: EntryKind; children: ReactNode }) {
  const icon = ICONS[kind];
  return (
    <Row as="h2" gap={8} size={16} weight="semibold">
      {icon && (
        <Row as="span" tone="soft">
          <Icon name={icon} />
        </Row>
      )}
      {children}
    </Row>
  );
}
