import { crewChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import { useId, useState } from 'react';
import type { FormFields } from '#kit/form/use-form.ts';
import { focusField } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './acceptance.module.css';
import { CrewFields } from './crew-fields.tsx';
import type { AcceptBoxDraft, CrewSource } from './use-accept-draft.ts';

type Props = { form: FormFields<AcceptBoxDraft>; source: CrewSource };

/** The crew of the last award as text. */
function KnownCrew({ draft }: { draft: AcceptBoxDraft }) {
  const facts = [
    ['인원 수', `${draft.TotalPeople}명`],
    ['담당자', draft.ManagerUserName],
    ['연락처', withHyphens(draft.ManagerUserPhone)],
  ] as const;
  return (
    <Panel padY={8}>
      <Row as="dl" wraps gap={16}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size={13} tone="soft">
              {label}
            </Text>
            <Text as="dd" weight="semibold">
              {value}
            </Text>
          </div>
        ))}
      </Row>
    </Panel>
  );
}

/**
 * The crew that comes to the site. A crew of the last award is marked as such. It stands before the agreement, so that
 * the contractor sees it first (D-232).
 */
export function CrewSection({ form, source }: Props) {
  const titleId = useId();
  const [editing, setEditing] = useState(false);
  const isWrong = crewChecks.some(({ field }) => form.errorOf(field) !== '');
  const isKnown = !editing && source === 'lastAward' && firstFailure(crewChecks, form.draft) === undefined && !isWrong;
  const edit = () => {
    setEditing(true);
    setTimeout(focusField, 0, 'TotalPeople');
  };
  return (
    <Stack as="section" gap={4} className={css['crew']} aria-labelledby={titleId} aria-busy={source === 'loading'}>
      <Row as="header" justify="between" gap={8}>
        <Text id={titleId} weight="semibold">
          투입 인원
          {source === 'lastAward' && (
            <Text as="small" size={13} weight="regular" tone="soft">
              {' '}
              지난 수주에서 가져왔습니다
            </Text>
          )}
        </Text>
        {isKnown && (
          <BusyButton
            variant="subtle"
            size="compact-sm"
            needsServer={false}
            leftSection={<Icon name="pen" size={16} />}
            onClick={edit}
          >
            수정
          </BusyButton>
        )}
      </Row>
      {source !== 'loading' && (isKnown ? <KnownCrew draft={form.draft} /> : <CrewFields form={form} />)}
    </Stack>
  );
}
