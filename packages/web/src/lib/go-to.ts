type Navigation = (path: string) => void;

let navigation: Navigation = (path) => window.location.assign(path);

/** The app hands in its router, so that lib can leave a page without knowing routes. */
export const setNavigation = (next: Navigation): void => {
  navigation = next;
};

/** Goes to a path of the portal from outside a component. */
export const goTo = (path: string): void => navigation(path);
