import { useTalk } from '../parts/talk/use-talk.ts';

/** How many messages of the present award's talk the user has not read (D-477). */
export const useUnreadTalk = (projectId: number): number => useTalk(projectId, 0).data?.meta.unreadCount ?? 0;
