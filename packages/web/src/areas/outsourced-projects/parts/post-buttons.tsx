import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_STATUSES, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import type { MessageKey } from '@portal/contract/messages/catalogue';
import { confirm } from '../../../lib/confirm.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { showRefusal } from '../../../lib/refusal-toast.ts';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { postProject } from '../api.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

const EVENTS = [
  { event: 'post', label: '게시', question: 'outsourced.post.confirm' },
  { event: 'repost', label: '재게시', question: 'outsourced.repost.confirm' },
] as const;

/** 게시 or 재게시, exactly when the state table allows it (OUT-113, OUT-114, T2, T3). */
export function PostButtons({ project, actor, reload }: Props) {
  const status = PROJECT_STATUSES.find((code) => code === project.mizeStatus);
  const post = async (question: MessageKey) => {
    if (!(await confirm(question))) return;
    try {
      await postProject(project.id);
      toast.success('outsourced.post.done');
      await reload();
    } catch (error) {
      showRefusal('outsourced.post.failed', error);
      // Somebody else was faster: show what is true now.
      if (error instanceof Refusal && error.status === 409) await reload();
    }
  };
  return EVENTS.filter(({ event }) => status !== undefined && allows(projectMachine, event, status, actor)).map(
    ({ event, label, question }) => (
      <BusyButton key={event} onClick={() => post(question)}>
        {label}
      </BusyButton>
    ),
  );
}
