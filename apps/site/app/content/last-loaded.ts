/** What was loaded last for an address: it stays in place when it cannot be renewed, and wherever it says the same. */
import { replaceEqualDeep } from '@tanstack/react-router'

/** Addresses that are held; the oldest goes first. */
const most = 20

const held = new Map<string, unknown>()

/** @returns the data, of which every part that says what it said is the very part from before: React leaves it alone. */
export function rememberLoaded<Data>(key: string, loaded: Data): Data {
  const data = replaceEqualDeep(held.get(key) as Data, loaded)
  held.delete(key)
  held.set(key, data)
  for (const oldest of held.size > most ? held.keys() : []) {
    held.delete(oldest)
    break
  }
  return data
}

export const lastLoaded = (key: string): unknown => held.get(key)
