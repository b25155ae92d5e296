/** What was loaded last for an address: it stays in place when it cannot be renewed. */

/** Addresses that are held; the oldest goes first. */
const most = 20

const held = new Map<string, unknown>()

export function rememberLoaded<Data>(key: string, data: Data): Data {
  held.delete(key)
  held.set(key, data)
  for (const oldest of held.size > most ? held.keys() : []) {
    held.delete(oldest)
    break
  }
  return data
}

export const lastLoaded = (key: string): unknown => held.get(key)
