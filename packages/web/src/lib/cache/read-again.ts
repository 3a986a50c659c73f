import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query again from the start. Invalidating alone would wait for a first reading that is under way. Its answer
 * may be from before the change.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
