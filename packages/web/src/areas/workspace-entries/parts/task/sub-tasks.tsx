import { subTaskChecks } from '@portal/contract/areas/workspace-entries/forms';
import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, SubTask, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '#lib/days.ts';
import { showFailure } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { DayInput } from '#ui/days/day-input.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { PlainInput } from '#ui/fields/plain-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { subTasksQuery } from '../../api.ts';
import { useEntryActions } from '../card/use-entry-actions.ts';
import { useLostText } from '../form/lost-texts.ts';
import { PersonSelect } from '../form/person-select.tsx';
import css from './sub-tasks.module.css';

type Props = { entry: EntryRow; task: Task };

const EMPTY = { Title: '', SubTaskUserId: '', DueDay: '' };

/** The form for a new sub-task with its assignee and due day. */
function NewSubTask({ entry, onClose }: { entry: EntryRow; onClose: () => void }) {
  const { addSubTask } = useEntryActions(entry);
  const [draft, setDraft] = useState(EMPTY);
  const { projectId, entryId } = entry;
  useLostText({ target: { projectId, entryId, action: 'edit' }, label: '하위 업무', text: draft.Title });
  const add = async () => {
    if (showFailure(subTaskChecks, draft)) return;
    if (await addSubTask(draft)) setDraft(EMPTY);
  };
  return (
    <Row gap={8} size={13} className={css['new']} wraps>
      <PlainInput
        name="Title"
        aria-label="하위 업무 이름"
        placeholder="하위 업무 이름"
        maxLength={TEXT_LIMIT.name}
        value={draft.Title}
        onChange={(event) => setDraft({ ...draft, Title: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (isSubmitKey(event)) void add();
          if (event.key === 'Escape') onClose();
        }}
      />
      <PersonSelect
        projectId={projectId}
        label="하위 업무 담당자"
        value={draft.SubTaskUserId}
        onChange={(SubTaskUserId) => setDraft({ ...draft, SubTaskUserId })}
      />
      <DayInput
        label="하위 업무 마감일"
        placeholder="마감일"
        value={draft.DueDay}
        onChange={(DueDay) => setDraft({ ...draft, DueDay })}
      />
      <BusyButton variant="light" onClick={add}>
        추가
      </BusyButton>
      <IconButton icon="close" label="하위 업무 추가 닫기" onClick={onClose} />
    </Row>
  );
}

/** The first sub-tasks of the entry, or all of them once opened, with the number of hidden ones. */
function useSubTasks(entry: EntryRow, task: Task, opened: boolean): { subTasks: readonly SubTask[]; hidden: number } {
  const isCut = task.subTasks.length < task.subTaskCount;
  const { data } = useQuery({ ...subTasksQuery(entry), enabled: opened && isCut });
  const subTasks = opened && isCut && data ? data : task.subTasks;
  return { subTasks, hidden: Math.max(0, task.subTaskCount - subTasks.length) };
}

/** The sub-tasks of a task with their own assignee and due day. A checkbox completes one. */
export function SubTasks({ entry, task }: Props) {
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState(false);
  const { subTasks, hidden } = useSubTasks(entry, task, opened);
  const { setSubTaskDone, removeSubTask } = useEntryActions(entry);
  // A new sub-task comes last, where a long list would hide it.
  const handleAdd = () => {
    setAdding(true);
    setOpened(true);
  };
  const mayEdit = entry.actions.includes('edit');
  const mayAdd = mayEdit && task.subTaskCount < ENTRY_LIMIT.subTasks;
  return (
    <>
      {subTasks.length > 0 && (
        <Lines size={13} line="ends" aria-label="하위 업무">
          {subTasks.map((subTask) => {
            const { subTaskId, title, userName, dueDay, doneYn } = subTask;
            return (
              <Row as="li" key={subTaskId} gap={8} tall="row">
                <Row as="label" gap={8} tall="row" fill>
                  <input
                    className={css['check']}
                    type="checkbox"
                    checked={doneYn === 'Y'}
                    disabled={!mayEdit}
                    onChange={(event) => void setSubTaskDone(subTask, event.currentTarget.checked)}
                  />
                  <span>{title}</span>
                </Row>
                {userName !== '' && (
                  <span title={userName}>
                    <Initial name={userName} />
                    <VisuallyHidden>{userName}</VisuallyHidden>
                  </span>
                )}
                {dueDay !== '' && (
                  <Text as="time" dateTime={dueDay} tone="soft" whole>
                    {shortDay(dueDay)}
                  </Text>
                )}
                {mayEdit && (
                  <IconButton icon="close" label={`${title} 삭제`} onClick={() => void removeSubTask(subTask)} />
                )}
              </Row>
            );
          })}
        </Lines>
      )}
      {hidden > 0 && (
        <Row>
          <Press kind="quiet" weight="regular" flush aria-busy={opened} onClick={() => setOpened(true)}>
            하위 업무 {hidden}개 더 보기
          </Press>
        </Row>
      )}
      {adding && mayEdit && <NewSubTask entry={entry} onClose={() => setAdding(false)} />}
      {mayAdd && !adding && (
        <Row>
          <Press kind="quiet" weight="regular" flush onClick={handleAdd}>
            <Icon name="plus" size={16} />
            하위 업무 추가
          </Press>
        </Row>
      )}
    </>
  );
}
