/** Whether a text chose colours, which then need the ground they were chosen on. */
export const hasOwnColours = (html: string): boolean => /\sstyle="[^"]*(color|background)\s*:/i.test(html);
