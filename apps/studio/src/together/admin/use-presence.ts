'use client'
/** Says every few seconds that this document is open here, and hears who else has it open. */
import { useEffect, useRef, useState } from 'react'
import type { Present } from './presence.tsx'

const everyMs = 10_000

type Heard = { others: Present[]; updatedAt?: string }
type Options = {
  place: { collection: string; id: string } | { global: string }
  hear: (heard: Heard) => void
  refused: () => void
}

export function usePresence({ place, hear, refused }: Options): Present[] {
  const [others, setOthers] = useState<Present[]>([])
  const latest = useRef({ hear, refused })
  latest.current = { hear, refused }
  const said = JSON.stringify(place)
  useEffect(() => {
    const tab = crypto.randomUUID()
    const tell = (more: object = {}) =>
      fetch('/api/together', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...JSON.parse(said), tab, ...more }),
        keepalive: true,
      })
    const leave = () => void tell({ left: true }).catch(() => {})
    const ask = async () => {
      const answer = await tell().catch(() => undefined)
      if (answer?.status === 401) return latest.current.refused()
      if (!answer?.ok) return
      const heard: Heard = await answer.json()
      setOthers(heard.others)
      latest.current.hear(heard)
    }
    const look = () => void (document.visibilityState === 'visible' && ask())
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [said])
  return others
}
