import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { phoneDigits } from '@portal/contract/core/phone';
import { ChangedDialog } from '#kit/record/changed-lines.tsx';
import { focusPlace } from '#kit/record/focus-place.ts';
import { asButton } from '#ui/buttons/as-button.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { waitingChanges } from '../agreement/waiting-changes.ts';
import { type ExplainStale, useStaleStep } from '../live/use-stale-step.ts';
import { isAllowed } from '../record/allowed.ts';
import { ReceiveButton } from '../shipping/receive-button.tsx';
import { siteMap } from '../site/map-links.ts';
import css from './award.module.css';
import { BillDateSheet } from './bill-date-sheet.tsx';
import { useBillDate } from './use-bill-date.ts';

type Viewed = { project: ProjectInfo; actor: Actor };
type Props = Viewed & {
  reload: () => Promise<void>;
  /** Whether 자재수령 stands with the materials on this page. */
  receivesBelow?: boolean;
};
type StepProps = Pick<Props, 'project' | 'reload'> & { explain: ExplainStale };

const isWinner = (project: ProjectInfo): boolean => project.winnerYN === 'Y';

/** Whether this user may save the invoice date now (D-62). */
const maySaveBillDate = ({ project, actor }: Viewed): boolean =>
  isWinner(project) && isAllowed('saveBillDate', project, actor);

/** Whether the winner may confirm the receipt, which is after the materials were sent (MT4, D-70). */
export const mayReceive = ({ project, actor }: Viewed): boolean =>
  isWinner(project) &&
  isAllowed('receiveMaterials', project, actor) &&
  project.deliveryType !== '' &&
  project.materialSendYN === 'Y' &&
  project.materialReceiveYN !== 'Y';

/**
 * Links to call the site and to open its map. The map is the next step of who has nothing to confirm or enter. The call
 * is in the action bar of a phone, elsewhere in the site section.
 */
function SiteLinks({ project, isNext }: Pick<Props, 'project'> & { isNext: boolean }) {
  const phone = phoneDigits(project.placeManagerMobile);
  const map = siteMap(project);
  const isNarrow = useNarrow();
  return (
    <>
      {phone !== '' && isNarrow && (
        <a {...asButton('default', css['next'])} href={`tel:${phone}`} aria-label="현장 전화">
          <Icon name="phone" />
          <span>현장 전화</span>
        </a>
      )}
      {map !== '' && isNext && (
        <a {...asButton('filled', css['next'])} href={map} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          지도 열기
        </a>
      )}
    </>
  );
}

/** The button for the invoice date, available until the invoice is confirmed. */
function BillDate({ project, reload, explain }: StepProps) {
  const bill = useBillDate({ project, reload, explain });
  const isNew = project.billDate === '';
  return (
    <>
      <BusyButton {...(isNew ? {} : { variant: 'default' })} needsServer onClick={bill.open}>
        {isNew ? '계산서 발행일 입력' : '계산서 발행일 변경'}
      </BusyButton>
      <BillDateSheet project={bill.shown} bill={bill} />
    </>
  );
}

/** The actions of the winner after the award, of which one is the solid next step (PART-42 to PART-49, D-306). */
export function WinnerActions(props: Props) {
  const { project, actor } = props;
  const receives = !props.receivesBelow && mayReceive(props);
  const bills = maySaveBillDate(props);
  const changes = waitingChanges(project, actor).length;
  const hasStep = receives || (bills && project.billDate === '');
  const { explain, dialog } = useStaleStep(props.actor);
  return (
    <>
      <SiteLinks project={project} isNext={!receives && !bills && changes === 0} />
      {changes > 0 && (
        <BusyButton
          needsServer={false}
          {...(hasStep ? { variant: 'default' } : {})}
          onClick={() => focusPlace('changes')}
        >
          변경 {changes}건 확인
        </BusyButton>
      )}
      {receives && (
        <ReceiveButton
          {...{ project, reload: props.reload, explain }}
          linkClass={css['next']}
          isAlone={changes === 0}
        />
      )}
      {bills && <BillDate {...props} explain={explain} />}
      <ChangedDialog {...dialog} />
    </>
  );
}
