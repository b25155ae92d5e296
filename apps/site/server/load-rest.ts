/**
 * Loads the pieces of the build that no page asked for yet, so that a newer build may take its place on the
 * disk while this process serves. 7 MB, of which a site that is read holds most anyway.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export async function loadRest(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith('.js')) await import(join(folder, name)).catch(() => {})
}
