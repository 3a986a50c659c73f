/** The columns of the table on screen that are not hidden for want of room. Without a table they are all. */
export const columnsWithRoom = (keys: readonly string[]): string[] =>
  keys.filter((key) => {
    const head = document.querySelector(`th[data-column="${CSS.escape(key)}"]`);
    return head === null || getComputedStyle(head).display !== 'none';
  });
