/**
 * Who is being served right now, for whatever has to be shared out between visitors: known everywhere
 * below the request without being handed down. Never stored, never logged.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { apartFromTrace } from '@wajiha/contract/traces'

const serving = new AsyncLocalStorage<string>()

/** The row of tasks that no visitor asked for: publications and renewals. */
export const house = 'house'

/** @param who an IPv4 address, or the first 56 bits of an IPv6 one. */
export const servedFor = <Result>(who: string, work: () => Result): Result => serving.run(who, work)

/** Work of our own, also where a visitor set it going. */
export const servedForHouse = <Result>(work: () => Result): Result =>
  serving.run(house, () => apartFromTrace(work))

export const asker = (): string => serving.getStore() ?? house
