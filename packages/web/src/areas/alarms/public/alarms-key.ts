/** All lists of alarms that a page holds, to ask for them anew. */
export const alarmsKey = ['alarms'] as const;
