import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A page whose code is loaded when it is opened. A missing file becomes an error of our own: for the browser's the
 * router would reload by itself (D-480).
 */
export const lazyPage = <Page extends Record<string, unknown>>(load: () => Promise<Page>, name: keyof Page & string) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new Error('the page could not be loaded', { cause });
      }),
    name,
  );

/**
 * Loads code after that of the queries. The loader of a route then sends its calls before the browser runs the code of
 * the page. That code is larger.
 */
export const afterQueries =
  <Page>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    await import('#lib/cache/query-client.ts');
    return load();
  };
