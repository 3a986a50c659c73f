import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toLog } from '#areas/site-logs/public/log-search.ts';
import { useLogOfDay } from '#areas/site-logs/public/use-log-of-day.ts';
import { CameraButton } from '#areas/site-queue/public/camera-button.tsx';
import { unsentText } from '#areas/site-queue/public/unsent-text.ts';
import { useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { asButton } from '#ui/buttons/as-button.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { project: Pick<ProjectInfo, 'id' | 'projectName'>; day: string };
type ItemProps = { isDone: boolean; icon: IconName; title: string; note: string; side?: ReactNode };

const Item = ({ isDone, icon, title, note, side }: ItemProps) => (
  <Row as="li" gap={12} padY={8} tall="target" line="below" lead="tight">
    <Row as="span" tone={isDone ? 'good' : 'warn'}>
      <Icon name={isDone ? 'check' : icon} size={24} />
    </Row>
    <Stack as="span" fill weight="semibold">
      {title}
      {note !== '' && (
        <Text as="small" size={13} weight="regular" tone="soft">
          {note}
        </Text>
      )}
    </Stack>
    {side}
  </Row>
);

/** The photos of after, and how many of before have none. */
function PhotoCheck({ project }: Pick<Props, 'project'>) {
  const { photos, awardId } = useFormPhotos(project.id);
  if (awardId === undefined) return null;
  const afters = photos.filter(({ label }) => label === 'A');
  const befores = photos.filter(({ label }) => label === 'B');
  const alone = befores.filter((before) => !afters.some(({ pairEntryId }) => pairEntryId === before.entryId)).length;
  const isDone = afters.length > 0 && alone === 0;
  return (
    <Item
      isDone={isDone}
      icon="camera"
      title={afters.length > 0 ? `후 사진 ${afters.length}장` : '후 사진 없음'}
      note={alone > 0 ? `전 사진 ${befores.length}장 중 ${alone}장에 짝 사진이 없습니다` : ''}
      side={
        !isDone && (
          <CameraButton place={{ awardId, projectId: project.id, projectName: project.projectName }} label="A">
            찍기
          </CameraButton>
        )
      }
    />
  );
}

function LogCheck({ project, day }: Props) {
  const { log, isUnsent, isKnown, mayWrite } = useLogOfDay(project.id, day);
  if (!isKnown) return null;
  if (log || isUnsent)
    return <Item isDone icon="report" title="작업일보" note={isUnsent ? '기기에 저장됨 · 연결되면 보냅니다' : ''} />;
  return (
    <Item
      isDone={false}
      icon="report"
      title="작업일보 없음"
      note="다음 날 24:00까지 쓸 수 있습니다"
      side={
        mayWrite && (
          <Link to="." search={toLog(day)} {...asButton()}>
            쓰기
          </Link>
        )
      }
    />
  );
}

/** What is missing when a crew leaves the site: photos of after, the log of the day, what is unsent (D-468). */
export function LeaveChecks({ project, day }: Props) {
  const unsent = unsentText(useUnsent()?.own.filter(({ projectId }) => projectId === project.id) ?? []);
  return (
    <Stack as="ul" padY={8} aria-label="종료 전 확인">
      <PhotoCheck project={project} />
      <LogCheck {...{ project, day }} />
      {unsent !== '' && <Item isDone={false} icon="upload" title={unsent} note="닫아도 기기에 남아 계속 보냅니다" />}
    </Stack>
  );
}
