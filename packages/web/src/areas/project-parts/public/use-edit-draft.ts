import { useRef, useState } from 'react';

type Held<Project, Draft> = { loaded: Project; draft: Draft };

type Options<Project, Draft> = {
  project: Project;
  draftOf: (project: Project) => Draft;
  /** The draft of an older version on a newer one. */
  rebase: (loaded: Project, draft: Draft, fresh: Project) => Draft;
};

/** The draft of an edit, on the version it started from; a newer version of the project takes it along. */
export function useEditDraft<Project extends { version: number }, Draft>(options: Options<Project, Draft>) {
  const { project, draftOf, rebase } = options;
  const [held, setHeld] = useState<Held<Project, Draft>>(() => ({ loaded: project, draft: draftOf(project) }));
  const latest = useRef(held);
  latest.current = held;
  if (held.loaded.version !== project.version) {
    setHeld({ loaded: project, draft: rebase(held.loaded, held.draft, project) });
  }
  const update = (next: (draft: Draft) => Draft) => setHeld((current) => ({ ...current, draft: next(current.draft) }));
  return { ...held, latest, update };
}
