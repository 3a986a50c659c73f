import { type AcceptDraft, acceptBoxChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { splitValues } from '@portal/contract/core/formats';
import { isContactPhone, phoneDigits } from '@portal/contract/core/phone';
import type { RefusalCode } from '@portal/contract/messages';
import { useState } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useRepeat } from '../../../kit/repeat/use-repeat.ts';
import { confirm } from '../../../lib/confirm.ts';
import { today } from '../../../lib/days.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../lib/toast.ts';
import { acceptProject, readCurrentStatus } from '../api.ts';
import { newerVersion } from './newer-version.ts';

export type AcceptBoxDraft = AcceptDraft & { agreed: boolean };

const EMPTY: AcceptDraft = { ChoiceSelDate: '', TotalPeople: 0, ManagerUserName: '', ManagerUserPhone: '' };

/** The user's own telephone, which for many is the login id (D-100, D-148). */
const ownPhone = (actor: Actor, phone: string): string => phoneDigits([phone, actor.userId].find(isContactPhone) ?? '');

/** The offered days that have not passed. */
export const openDays = ({ startDate }: ProjectInfo): string[] =>
  splitValues(startDate).filter((day) => day >= today());

/** Refusals after which the page is no longer true (D-65, D-66). */
const OUTDATED: readonly string[] = [
  'ALREADY_ACCEPTED',
  'NOT_OPEN',
  'STALE',
  'DATE_NOT_OFFERED',
] satisfies RefusalCode[];

type Options = {
  project: ProjectInfo;
  actor: Actor;
  /** The user's own telephone, '' when it is not known. */
  phone: string;
  reload: () => Promise<unknown>;
  /** Nothing is left to see here. */
  leave: () => Promise<unknown>;
};

/** The draft of the acceptance box; what was agreed to is the version that was shown (D-66). */
function useAcceptDraft({ project, actor, phone }: Pick<Options, 'project' | 'actor' | 'phone'>) {
  const [seen] = useState(project);
  const [agreedVersion, setAgreedVersion] = useState<number | null>(null);
  const crew = useDraft({ ...EMPTY, ManagerUserName: actor.userName });
  // Until he types one himself; his own may be known a moment after the project is.
  const [typedPhone, setTypedPhone] = useState<string | null>(null);
  const { ChoiceSelDate: chosen } = crew.draft;
  const draft: AcceptBoxDraft = {
    ...crew.draft,
    ManagerUserPhone: typedPhone ?? ownPhone(actor, phone),
    ChoiceSelDate: openDays(project).includes(chosen) ? chosen : '',
    agreed: agreedVersion === project.version,
  };
  const change = ({ agreed, ...part }: Partial<AcceptBoxDraft>) => {
    if (agreed !== undefined) setAgreedVersion(agreed ? project.version : null);
    if (part.ManagerUserPhone !== undefined) setTypedPhone(part.ManagerUserPhone);
    crew.change(part);
  };
  return { draft, change, changed: newerVersion(seen, project) };
}

/** Winning a project: the status is asked first, then it is accepted; being late says only its own sentence (PART-28 to PART-41). */
export function useAcceptance({ project, actor, phone, reload, leave }: Options) {
  const { draft, change, changed } = useAcceptDraft({ project, actor, phone });
  const form = useForm({ draft, change, checks: acceptBoxChecks, empty: { ...EMPTY, agreed: false } });
  const repeat = useRepeat();

  /** True when somebody was faster, which has been told. */
  const isTaken = async (): Promise<boolean> => {
    const status = await readCurrentStatus(project.id);
    if (status === ProjectStatus.Open) return false;
    toast.error(projectMachine.accept.refusal(status));
    await reload();
    return true;
  };
  const handleFailure = async (error: unknown): Promise<Refusal | undefined> => {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) {
      toast.error('NOT_OPEN');
      await leave();
      return undefined;
    }
    showRefusal('outsourced.accept.failed', error);
    if (OUTDATED.includes(error.code)) await reload();
    return error;
  };
  const send = async (): Promise<Refusal | undefined> => {
    const { agreed: _agreed, ...crew } = draft;
    const request = { ...crew, Id: project.id, Version: project.version, LoginId: actor.userId };
    try {
      // After an answer that got lost the winner may be this user himself.
      if (!repeat.isOpen(request) && (await isTaken())) return undefined;
      await repeat.send(request, acceptProject);
    } catch (error) {
      return handleFailure(error);
    }
    toast.success('outsourced.accept.done');
    await reload();
    return undefined;
  };
  const accept = async () => {
    if (form.isRight() && (await confirm('outsourced.accept.confirm'))) await form.run(send);
  };
  return { form, changed, accept };
}
