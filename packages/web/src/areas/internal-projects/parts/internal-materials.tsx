import { INTERNAL_STEP_MENUS } from '@portal/contract/areas/menu/keys';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { ConfirmMaterialsButton } from '#areas/project/public/confirm-materials-button.tsx';
import { MaterialStates } from '#areas/project/public/material-states.tsx';
import { MaterialsTable } from '#areas/project/public/materials-table.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { toggleMaterials } from '../api.ts';
import { isAllowed } from './allowed.ts';
import { isEditable, type SectionProps } from './internal-section.ts';
import { subjectOf } from './internal-subject.ts';

/** The button 자재확정 or 자재수정, shown when the project has materials (I5, I6). An open dialog stays. */
function Toggles({ project, actor, edit, live }: SectionProps) {
  const confirmed = project.materialConfirmYN === 'Y';
  const mayStep = useGranted(INTERNAL_STEP_MENUS);
  const mayToggle = mayStep && project.mizeMaterials.length > 0 && !live.isHidden;
  const offered = {
    confirm: mayToggle && !confirmed && isAllowed('confirmMaterials', project, actor),
    reopen: mayToggle && confirmed && isAllowed('reopenMaterials', project, actor),
  };
  return (['confirm', 'reopen'] as const).map((kind) => (
    <ConfirmMaterialsButton
      key={kind}
      kind={kind}
      offered={offered[kind]}
      subject={subjectOf(project)}
      stored={project.mizeMaterials}
      changed={edit.changed}
      send={(status, given) => toggleMaterials(project, status, given)}
      explainConflict={() => live.explain(project)}
      reload={edit.reload}
      onMissing={() => edit.sections.showField('MizeMaterials')}
    />
  ));
}

/** The materials and their state. Without material there is no section: it is added in 프로젝트정보 (D-301). */
export function InternalMaterials(props: SectionProps) {
  const { project, edit, live } = props;
  if (project.mizeMaterials.length === 0) return null;
  const mayEditMaterials = isEditable(props) && !edit.sections.isOpen('info') && project.materialConfirmYN !== 'Y';
  const confirmed = project.materialConfirmYN === 'Y';
  const side = (
    <>
      <Toggles {...props} />
      {mayEditMaterials && (
        <BusyButton variant="subtle" size="compact-sm" onClick={() => edit.sections.showField('MizeMaterials')}>
          투입자재 수정
        </BusyButton>
      )}
    </>
  );
  return (
    <Section title="투입자재" place="materials" side={side}>
      <Stack gap={8}>
        <MaterialStates
          states={[{ label: '자재확정', progress: confirmed ? 'done' : 'todo', note: confirmed ? '' : '미확정' }]}
          changed={live.marked}
        />
        <MaterialsTable materials={project.mizeMaterials} />
      </Stack>
    </Section>
  );
}
