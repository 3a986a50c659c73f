import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { Actor } from '@portal/contract/core/actor';
import { useRef, useState } from 'react';
import { PROJECT_PHOTOS } from '#areas/project/public/project-photos.ts';
import type { InitialValues } from '#areas/project/public/use-copied-values.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { postProject, registerProject, uploadNewPhoto } from '../../api.ts';
import { allOffered, useOutsourcedChoices } from './trade-choices.ts';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { actor: Actor; initial: InitialValues<ProjectValues>; onDone: () => Promise<unknown> };
type Register = typeof registerProject;

/**
 * Uploads the photos first, then registers the project. A retry repeats neither. Posting is a separate request. When
 * it fails, its error is shown and the project stays registered.
 */
export function useProjectRegistration({ actor, initial, onDone }: Props) {
  const choices = useOutsourcedChoices();
  const [photos, setPhotos] = useState<readonly ChosenFile[]>([]);
  const [posts, setPosts] = useState(false);
  const registered = useRef<number>(undefined);
  const uploads = useUpload({
    kind: PROJECT_PHOTOS,
    send: uploadNewPhoto,
    onFile: (file) => setPhotos((current) => current.map((photo) => (photo.id === file.id ? file : photo))),
  });
  const send: Register = async (request, key) => {
    const answer = await registerProject(request, key);
    registered.current = answer.data[0]?.id;
    return answer;
  };
  const postIt = (id: number) =>
    performAction({
      done: 'outsourced.post.done',
      failed: 'outsourced.post.failed',
      send: () => postProject({ id }),
      reload: async () => {},
    });
  const registration = useRegistration({
    initial: initial.values,
    empty: EMPTY_VALUES,
    checks: registerChecks,
    normalize: (draft) => allOffered(draft, choices),
    unsaved: photos.length > 0,
    requestOf: async (draft) => {
      const sent = await uploads.sendAll(photos);
      return sent && registrationRequest(draft, sent, actor.userId);
    },
    send,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone: async () => {
      if (posts && registered.current !== undefined) await postIt(registered.current);
      await onDone();
    },
  });
  return { registration, choices, photos, setPhotos, uploads, posts, setPosts };
}
