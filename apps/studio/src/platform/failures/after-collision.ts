/** Two that collided begin again, at different moments: the database undid all of the one it let go. */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCollided } from './kinds.ts'

export const mostTries = 3
const longestPauseMs = 100

export const untilApart = (): Promise<void> => pause(randomInt(longestPauseMs))

/** @throws what the last try threw, or what is no collision at once. */
export async function againAfterCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === mostTries || !hasCollided(error)) throw error
      await untilApart()
    }
  }
}
