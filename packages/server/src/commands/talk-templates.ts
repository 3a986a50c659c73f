import { talkSheet } from '@portal/contract/areas/talk/templates';

/** The sheet by which the templates of 알림톡 are registered at the provider. */
export const showTalkTemplates = async (): Promise<string> => talkSheet();
