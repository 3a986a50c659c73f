import { type AcceptDraft, acceptPageChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { acceptRefusal } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { messageText, type RefusalCode } from '@portal/contract/messages';
import { useState } from 'react';
import { useForm } from '#kit/form/use-form.ts';
import { typedInLayer } from '#kit/ground/rescued-texts.ts';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { announceRefusal, noteOwnWrite } from '#lib/ground.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { acceptProject, readCurrentStatus, readProject } from '../../api.ts';
import { awardStateOf } from '../record/allowed.ts';
import { useAcceptDraft } from './use-accept-draft.ts';

const EMPTY: AcceptDraft = { ChoiceSelDate: '', TotalPeople: 0, ManagerUserName: '', ManagerUserPhone: '' };

/** Refusals that mean the page is outdated (D-65, D-66). */
const OUTDATED: readonly string[] = [
  'ALREADY_ACCEPTED',
  'ALREADY_WON',
  'COMPANY_WON',
  'NOT_OPEN',
  'STALE',
  'DATE_NOT_OFFERED',
] satisfies RefusalCode[];

type Options = {
  project: ProjectInfo;
  actor: Actor;
  reload: () => Promise<unknown>;
  /** Leaves the page when the project is no longer visible. */
  leave: () => Promise<unknown>;
};

/**
 * Accepts a project from its sheet. The current status is checked first, then the request is sent. A late contractor
 * sees only the message of that status (PART-28 to PART-41).
 */
export function useAcceptance({ project, actor, reload, leave }: Options) {
  const [opened, setOpened] = useState(false);
  const { draft, change, ...known } = useAcceptDraft({ project, actor });
  const form = useForm({ draft, change, checks: acceptPageChecks, empty: { ...EMPTY, agreed: false } });
  const repeat = useRepeat();

  /** Returns true when another user was faster, after saying whether that was the own company. */
  const isTaken = async (): Promise<boolean> => {
    const status = await readCurrentStatus(project.id);
    if (status === ProjectStatus.Open) return false;
    const taken = (await readProject(project.id)) ?? project;
    const code = acceptRefusal(actor, { ...awardStateOf(taken), status, choiceUserId: taken.choiceUserId });
    // The sheet is about to go, and what was typed in it stays with this sentence.
    announceRefusal(messageText(code));
    toast.error(code);
    await reload();
    return true;
  };
  const handleFailure = async (error: unknown): Promise<Refusal | undefined> => {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) {
      toast.error('NOT_OPEN');
      // What was typed stays on the page, which says that the project is gone.
      await (typedInLayer.get() ? reload() : leave());
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
      // When a response was lost, the project may already belong to this user, so a retry skips the check.
      if (!repeat.isUnanswered(request) && (await isTaken())) return undefined;
      await repeat.send(request, acceptProject);
    } catch (error) {
      return handleFailure(error);
    }
    noteOwnWrite();
    toast.success('outsourced.accept.done');
    await reload();
    return undefined;
  };
  return {
    ...known,
    form,
    opened,
    /** Opens the sheet, with a day of the page chosen if one was pressed. */
    open: (day?: string) => {
      if (day !== undefined) change({ ChoiceSelDate: day });
      setOpened(true);
    },
    close: () => setOpened(false),
    accept: () => form.submit(send),
  };
}
