import { type Actor, isStaff } from '@portal/contract/core/actor';
import { Row } from '#ui/layout/row.tsx';
import type { LoadedTalk } from '../../public/talk-query.ts';
import { Composer } from './composer.tsx';

/** Whether a message is being written. */
export type Writing = { is: boolean; set: (isWriting: boolean) => void };

type Props = {
  projectId: number;
  actor: Actor;
  /** The name of the project, under which the company keeps what it cannot send. Undefined for staff. */
  projectName?: string;
  meta: LoadedTalk['meta'];
  writing: Writing;
  onSent: () => Promise<unknown>;
};

/**
 * The box for a new message; the company keeps what cannot be sent on its device. Once the talk has ended, a message that
 * is being written stays to be copied.
 */
export function TalkFoot({ meta, actor, projectId, projectName, writing, onSent }: Props) {
  const isOver = meta.access !== 'write';
  return (
    <>
      {isOver && (
        <Row as="p" justify="center" padY={12} padX={16} line="above" tone="soft" firm>
          종료된 현장의 대화입니다. 더 보낼 수 없습니다.
        </Row>
      )}
      {!(isOver && !writing.is) && (
        <Composer
          key={meta.awardId}
          awardId={meta.awardId}
          keepAt={projectName === undefined ? undefined : { awardId: meta.awardId, projectId, projectName }}
          to={isStaff(actor) ? meta.companyName : meta.staffName}
          sendLabel={isStaff(actor) ? '업체에 보내기' : '보내기'}
          isOver={isOver}
          onWriting={writing.set}
          onSent={onSent}
        />
      )}
    </>
  );
}
