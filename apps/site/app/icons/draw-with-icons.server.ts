/**
 * Rendering on the server with the icons of a page: they are got between two drawings, and the
 * second has them. Each is waited for at most 1.5 s; a page without one is better than no page.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drawIcon } from './draw-icon.ts'
import { readIconName } from './icon-name.ts'
import type { IconStore } from './icon-store.ts'
import { icons } from './icons.ts'
import { loadIconSet } from './sets.server.ts'

const longestWaitMs = 1_500

type Parts = { store: IconStore; load: typeof loadIconSet; waitMs?: number }

/** @returns a function that draws, and once more when icons were wanted that nobody had yet. */
export function createDrawWithIcons({ store, load, waitMs = longestWaitMs }: Parts) {
  // Several pages are drawn at a time; each waits for its own icons.
  const drawing = new AsyncLocalStorage<Set<string>>()
  store.setAsker((name) => drawing.getStore()?.add(name))

  async function get(name: string): Promise<void> {
    const { prefix = '', icon = '' } = readIconName(name) ?? {}
    const set = await load(prefix)
    const found = set && drawIcon(set, icon)
    if (!found) throw new Error('There is none')
    store.add(name, found)
  }

  async function wait(name: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), waitMs)
    })
    const got = await Promise.race([get(name).catch(() => 'failed' as const), late])
    clearTimeout(timer)
    if (got === 'late') console.warn(`[Icon] loading icon \`${name}\` timed out after ${waitMs}ms`)
    if (got !== 'failed') return
    console.warn(`[Icon] failed to load icon \`${name}\``)
    store.add(name, null)
  }

  return async <Drawn>(draw: () => Promise<Drawn> | Drawn): Promise<Drawn> => {
    const wanted = new Set<string>()
    const drawn = await drawing.run(wanted, draw)
    await Promise.all([...wanted].map(wait))
    return [...wanted].some((name) => store.find(name)) ? draw() : drawn
  }
}

export const drawWithIcons = createDrawWithIcons({ store: icons, load: loadIconSet })
