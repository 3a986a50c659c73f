let isClosing = false;

/** Notes that the user closes a dialog now, so that nobody takes its end for the deed of another user. */
export function noteClosing(): void {
  isClosing = true;
  setTimeout(() => {
    isClosing = false;
  }, 0);
}

export const isUserClosing = (): boolean => isClosing;
