/** The sets that we ship, each read when the first of its icons is asked for. */
import type { IconifyJSON } from '@iconify/types'

const sets: Record<string, () => Promise<{ default: unknown }>> = {
  charm: () => import('@iconify-json/charm/icons.json', { with: { type: 'json' } }),
  agency: () => import('@wajiha/brand/icons.json', { with: { type: 'json' } }),
}

/** @returns `undefined` when we ship no set of this prefix. */
export async function loadIconSet(prefix: string): Promise<IconifyJSON | undefined> {
  if (!Object.hasOwn(sets, prefix)) return undefined
  return (await sets[prefix]?.())?.default as IconifyJSON | undefined
}
