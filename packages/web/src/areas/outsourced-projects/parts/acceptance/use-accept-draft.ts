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

/** The draft of an acceptance with the agreement checkbox. */
export type AcceptBoxDraft = AcceptDraft & { agreed: boolean };

/** Where the shown crew comes from: the last award, changed by the user or not, or the user alone. */
export type CrewSource = 'loading' | 'lastAward' | 'changed' | 'own';

const CREW = ['TotalPeople', 'ManagerUserName', 'ManagerUserPhone'] as const;

/** The user's own phone number. For many users it is the login id (D-100, D-148). */
const ownPhone = (actor: Actor, phone: string): string => phoneDigits([phone, actor.userId].find(isContactPhone) ?? '');

/** The offered days that are not past. */
export const selectableDays = ({ startDate }: ProjectInfo): string[] =>
  splitValues(startDate).filter((day) => day >= today());

type Options = { project: ProjectInfo; actor: Actor };

/**
 * The draft of an acceptance. The crew and contact come from the user's last acceptance, until the user types others.
 * The first acceptance starts with the user's own name and phone (D-148). The agreement counts only for the shown
 * version (D-66).
 */
export function useAcceptDraft({ project, actor }: Options) {
  const [seen] = useState(project);
  const [agreedVersion, setAgreedVersion] = useState<number | null>(null);
  // Only typed values are state, because the preset and the phone may load after the project.
  const [typed, setTyped] = useState<Partial<AcceptDraft>>({});
  const phone = useOwnPhone();
  const { data: preset, isPending } = useQuery(acceptPreset(project.id));
  const isRemembered = preset !== undefined && preset !== null && preset.managerUserName !== '';
  const isCrewTyped = CREW.some((field) => typed[field] !== undefined);
  const crew: AcceptDraft = {
    ChoiceSelDate: '',
    TotalPeople: isRemembered ? Number(preset.totalPeople) : 0,
    ManagerUserName: isRemembered ? preset.managerUserName : actor.userName,
    ManagerUserPhone: isRemembered ? phoneDigits(preset.managerUserPhone) : ownPhone(actor, phone),
    ...typed,
  };
  const draft: AcceptBoxDraft = {
    ...crew,
    ChoiceSelDate: selectableDays(project).includes(crew.ChoiceSelDate) ? crew.ChoiceSelDate : '',
    agreed: agreedVersion === project.version,
  };
  const change = ({ agreed, ...part }: Partial<AcceptBoxDraft>) => {
    if (agreed !== undefined) setAgreedVersion(agreed ? project.version : null);
    setTyped((current) => ({ ...current, ...part }));
  };
  const known: CrewSource = isCrewTyped ? 'changed' : 'lastAward';
  const crewSource: CrewSource = isRemembered ? known : isPending && !isCrewTyped ? 'loading' : 'own';
  const changed = changesBetween(projectItems, valuesOf(seen), valuesOf(project));
  return { draft, change, changed, busyDays: preset?.busyDays ?? [], crewSource };
}
