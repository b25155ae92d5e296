/**
 * Who still has a first password, or lacks the factor that their role requires, has no session: whatever
 * they ask for, they ask as a stranger, until they have passed the door again.
 */
import type { AuthStrategy, BasePayload } from 'payload'
import { isHeldBack } from './store.ts'

export function holdBackUnfinished(payload: BasePayload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => held(payload, strategy))
}

const held = (payload: BasePayload, strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (asked) => {
    const found = await strategy.authenticate(asked)
    if (found.user?.collection !== 'users') return found
    return (await isHeldBack(payload, String(found.user.id))) ? { ...found, user: null } : found
  },
})
