/** Gets icons from a service: one request for all of a prefix that are asked for in one tick. */
import type { IconifyJSON } from '@iconify/types'
import { drawIcon } from './draw-icon.ts'
import { readIconName } from './icon-name.ts'
import type { IconStore } from './icon-store.ts'
import { queryHosts } from './query-hosts.ts'
import { iconsAddress, splitNames } from './split-names.ts'

type Parts = {
  store: IconStore
  /** Where icon services stand, without a slash at the end: `/api/icons`. The first is asked first. */
  hosts: string[]
  /** Prefixes of the agency's own sets: they are asked for in one plain request. */
  ownSets: readonly string[]
  fetch: typeof globalThis.fetch | undefined
}

/** @returns a function that asks for one icon; what was asked for is not asked for twice. */
export function createIconLoader({ store, hosts, ownSets, fetch }: Parts) {
  const asked = new Set<string>()
  const waiting = new Map<string, Set<string>>()

  function flush() {
    const prefixes = [...waiting]
    waiting.clear()
    for (const [prefix, names] of prefixes) {
      if (ownSets.includes(prefix)) void askPlainly(prefix, [...names])
      else for (const some of splitNames(prefix, [...names], hosts)) void askHosts(prefix, some)
    }
  }

  async function askHosts(prefix: string, names: string[]) {
    const answer = await queryHosts({
      hosts,
      fetch,
      address: (host) => iconsAddress(host, prefix, names),
      onLate: (data) => learn(data, prefix, names),
    })
    if (!answer.ok) return learn(undefined, prefix, names)
    // Who answered first is asked first from now on.
    hosts.sort((a, b) => Number(b === answer.host) - Number(a === answer.host))
    learn(answer.data, prefix, names)
  }

  async function askPlainly(prefix: string, names: string[]) {
    try {
      if (!fetch) throw new Error('there is nobody to ask')
      const answer = await fetch(iconsAddress(hosts[0] ?? '', prefix, names))
      const data: unknown = await answer.json()
      if (!isIconSet(data, prefix)) throw new Error(`no icons of ${prefix}`)
      learn(data, prefix, names)
    } catch (error) {
      console.error('Failed to load custom icons', error)
      learn(undefined, prefix, names)
    }
  }

  function learn(data: unknown, prefix: string, names: readonly string[]) {
    const set = isIconSet(data, prefix) ? data : undefined
    for (const name of names) store.add(`${prefix}:${name}`, (set && drawIcon(set, name)) ?? null)
  }

  return (name: string) => {
    const parts = readIconName(name)
    if (!parts || asked.has(name)) return
    asked.add(name)
    if (waiting.size === 0) setTimeout(flush)
    const names = waiting.get(parts.prefix) ?? new Set()
    waiting.set(parts.prefix, names.add(parts.icon))
  }
}

function isIconSet(data: unknown, prefix: string): data is IconifyJSON {
  const set = data as Partial<IconifyJSON> | null
  return typeof set === 'object' && set?.prefix === prefix && typeof set.icons === 'object'
}
