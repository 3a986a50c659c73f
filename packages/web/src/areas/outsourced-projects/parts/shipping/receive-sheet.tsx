import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { pairValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { MaterialsList } from './materials-list.tsx';
import css from './receive-sheet.module.css';
import { ShipmentFacts } from './shipping-facts.tsx';

type Props = { project: ProjectInfo; opened: boolean; onClose: () => void; onReceive: () => Promise<unknown> };

/** The PM to call when materials are missing. */
function PmContact({ project }: Pick<Props, 'project'>) {
  const [pm] = pairValues(project.mizePMUserName, project.mizePMUserPhone);
  if (!pm || pm.second === '') return null;
  return (
    <p className={css['differs']}>
      <Icon name="phone" />
      <span>
        수량이 다르면 수령하지 말고 담당자(PM)에게 알려주세요. {pm.first}{' '}
        <PhoneLink name={pm.first} phone={pm.second} />
      </span>
    </p>
  );
}

/**
 * The sheet for confirming the receipt, with a list for counting. Ticks are not stored. The sheet replaces a
 * confirmation dialog (MT4, D-158).
 */
export function ReceiveSheet({ project, opened, onClose, onReceive }: Props) {
  const [counted, setCounted] = useState<readonly number[]>([]);
  const { materials } = project;
  const toggle = (id: number) =>
    setCounted((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <Sheet title="자재수령" opened={opened} onClose={onClose}>
      <SheetSubject name={project.projectName}>
        {shortDay(project.choiceSelDate)} 시작 · {project.areaName}
      </SheetSubject>
      <h3 className={css['title']}>
        보낸 자재 <small>받은 것을 표시하며 세어 보세요</small>
      </h3>
      <MaterialsList project={project} ticks={{ ticked: counted, onToggle: toggle }} />
      <ShipmentFacts project={project} />
      <PmContact project={project} />
      <SheetFoot
        question={messageText('materials.receive.confirm')}
        summary={
          <span>
            {materials.length}종 중 {counted.length}종 표시
          </span>
        }
      >
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton onClick={onReceive}>자재수령</BusyButton>
      </SheetFoot>
    </Sheet>
  );
}
