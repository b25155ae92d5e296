'use client'
/** Whether the person who opened this page is still the one signed in. */
import { useAuth } from '@payloadcms/ui'
import { useCallback, useRef, useState } from 'react'

export type Session = 'mine' | 'ended' | 'of another'

/** @param back runs once the person has signed in again. */
export function useSession(back: () => void) {
  const { user } = useAuth()
  const me = useRef(user?.id)
  const [session, setSession] = useState<Session>('mine')
  const latest = useRef(back)
  latest.current = back
  const before = useRef<Session>('mine')
  const look = useCallback(async (): Promise<Session> => {
    const now = await whoIsIn()
    if (now === 'unknown') return before.current
    const after = now === me.current ? 'mine' : now ? 'of another' : 'ended'
    const isBack = after === 'mine' && before.current !== 'mine'
    before.current = after
    setSession(after)
    if (isBack) latest.current()
    return after
  }, [])
  return { session, look }
}

async function whoIsIn(): Promise<string | number | undefined> {
  try {
    const answer = await fetch('/api/users/me', { cache: 'no-store' })
    if (!answer.ok) return 'unknown'
    const { user }: { user?: { id: string | number } | null } = await answer.json()
    return user?.id
  } catch {
    return 'unknown'
  }
}
