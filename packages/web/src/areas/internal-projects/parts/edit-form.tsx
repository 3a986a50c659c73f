import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ListButton } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ChangeReasonDialog } from '../../comments/public/change-reason-dialog.tsx';
import { StaleDialog } from '../../comments/public/stale-dialog.tsx';
import { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { FormBody } from '../../project-parts/public/form-body.tsx';
import { RegisteredBy } from '../../project-parts/public/registered-by.tsx';
import { SiteFields } from '../../project-parts/public/site-fields.tsx';
import { useLeaveGuard } from '../../project-parts/public/use-leave-guard.ts';
import { CopyButton } from './copy-button.tsx';
import { earliestDay } from './earliest-day.ts';
import { EndingButtons } from './ending-buttons.tsx';
import { InternalFields } from './internal-fields.tsx';
import { ManagerSection } from './manager-section.tsx';
import { MaterialButtons } from './material-buttons.tsx';
import { isOpenField } from './open-items.ts';
import { StatusSection } from './status-section.tsx';
import { useInternalEdit } from './use-internal-edit.ts';
import { valuesOf } from './values.ts';

type Props = { project: InternalInfo; actor: Actor; reload: () => Promise<void> };

const isRequired = (field: string): boolean => internalEditChecks.some((check) => check.field === field);

/** The detail while the project is in progress (INT-48 to INT-66). */
export function EditForm({ project, actor, reload }: Props) {
  const reasons = useChangeReasons();
  const edit = useInternalEdit({ project, reload, reasons });
  const { draft, change, changed, busy } = edit;
  const unsaved = changed.length > 0;
  useLeaveGuard(unsaved);
  const takeTheirs = async () => {
    edit.dismissStale();
    await reload();
  };
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
      <FormBody busy={busy}>
        <StatusSection project={project} side={<MaterialButtons {...{ project, actor, changed, reasons, reload }} />} />
        <Section title="프로젝트정보">
          <InternalFields
            draft={draft}
            onChange={change}
            choices={edit.choices}
            earliest={earliestDay(actor)}
            stored={valuesOf(edit.loaded).StartDate}
            timeRequired={false}
            isLocked={(field) => !isOpenField(project, field)}
          />
        </Section>
        <Section title="고객 및 현장 정보">
          <SiteFields draft={draft} onChange={change} isRequired={isRequired} />
        </Section>
        <ManagerSection draft={draft} choices={edit.choices} change={change} />
        <RegisteredBy project={project} />
      </FormBody>
      <ActionBar>
        <ListButton path={paths.projectMizeList} />
        <CopyButton id={project.id} />
        <EndingButtons {...{ project, actor, unsaved, reload }} />
        <BusyButton busy={busy} onClick={edit.submit}>
          저장
        </BusyButton>
      </ActionBar>
      <ChangeReasonDialog {...reasons.dialog} />
      <StaleDialog changes={edit.stale} onReload={takeTheirs} onClose={edit.dismissStale} />
    </form>
  );
}
