import { projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import type { AcceptDraft } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { splitValues } from '@portal/contract/core/formats';
import { changesBetween } from '@portal/contract/core/forms';
import { isContactPhone, phoneDigits } from '@portal/contract/core/phone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnPhone } from '#areas/account/public/use-me.ts';
import { today } from '#lib/days.ts';
import { acceptPreset } from '../../api.ts';
import { valuesOf } from '../register/values.ts';

export type AcceptBoxDraft = AcceptDraft & { agreed: boolean };

/** The user's own telephone, which for many is the login id (D-100, D-148). */
const ownPhone = (actor: Actor, phone: string): string => phoneDigits([phone, actor.userId].find(isContactPhone) ?? '');

/** The offered days that have not passed. */
export const openDays = ({ startDate }: ProjectInfo): string[] =>
  splitValues(startDate).filter((day) => day >= today());

type Options = { project: ProjectInfo; actor: Actor };

/**
 * The draft of an acceptance. Crew and contact are those of the user's last one, before the first his own name and
 * telephone, until he types others; what was agreed to is the version that was shown (D-66, D-148).
 */
export function useAcceptDraft({ project, actor }: Options) {
  const [seen] = useState(project);
  const [agreedVersion, setAgreedVersion] = useState<number | null>(null);
  // Both may be known a moment after the project is.
  const [typed, setTyped] = useState<Partial<AcceptDraft>>({});
  const phone = useOwnPhone();
  const preset = useQuery(acceptPreset(project.id)).data;
  const isRemembered = preset !== undefined && preset !== null && preset.managerUserName !== '';
  const crew: AcceptDraft = {
    ChoiceSelDate: '',
    TotalPeople: isRemembered ? Number(preset.totalPeople) : 0,
    ManagerUserName: isRemembered ? preset.managerUserName : actor.userName,
    ManagerUserPhone: isRemembered ? phoneDigits(preset.managerUserPhone) : ownPhone(actor, phone),
    ...typed,
  };
  const draft: AcceptBoxDraft = {
    ...crew,
    ChoiceSelDate: openDays(project).includes(crew.ChoiceSelDate) ? crew.ChoiceSelDate : '',
    agreed: agreedVersion === project.version,
  };
  const change = ({ agreed, ...part }: Partial<AcceptBoxDraft>) => {
    if (agreed !== undefined) setAgreedVersion(agreed ? project.version : null);
    setTyped((current) => ({ ...current, ...part }));
  };
  const changed = changesBetween(projectItems, valuesOf(seen), valuesOf(project));
  return { draft, change, changed, busyDays: preset?.busyDays ?? [], isRemembered };
}
