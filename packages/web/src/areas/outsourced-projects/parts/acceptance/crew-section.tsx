import { crewChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import { useId, useState } from 'react';
import type { FormFields } from '#kit/form/use-form.ts';
import { focusField } from '#lib/failures.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { CrewFields } from './crew-fields.tsx';
import css from './crew-section.module.css';
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
    <dl className={css['known']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
    <section className={css['crew']} aria-labelledby={titleId} aria-busy={source === 'loading'}>
      <header>
        <p id={titleId}>
          투입 인원
          {source === 'lastAward' && <small> 지난 수주에서 가져왔습니다</small>}
        </p>
        {isKnown && (
          <button type="button" onClick={edit}>
            <Icon name="pen" />
            수정
          </button>
        )}
      </header>
      {source !== 'loading' && (isKnown ? <KnownCrew draft={form.draft} /> : <CrewFields form={form} />)}
    </section>
  );
}
