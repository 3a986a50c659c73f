/** What the shell listens for: somebody saved an employee, perhaps himself (D-150). */
const EMPLOYEE_UPDATED = 'employee-updated';

/** Says that an employee was saved, or that it was tried. */
export const announceEmployeeUpdate = (): void => {
  window.dispatchEvent(new Event(EMPLOYEE_UPDATED));
};

/** Calls `onUpdate` after every such attempt; the answer ends it. */
export function watchEmployeeUpdates(onUpdate: () => void): () => void {
  window.addEventListener(EMPLOYEE_UPDATED, onUpdate);
  return () => window.removeEventListener(EMPLOYEE_UPDATED, onUpdate);
}
