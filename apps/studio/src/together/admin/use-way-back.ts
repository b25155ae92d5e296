'use client'
/** Waits for the studio to be heard again after a save that nobody answered. */
import { useEffect, useRef, useState } from 'react'

const pauseMs = 3_000

/** @param back runs once the studio can be reached again. @returns what says that it could not be. */
export function useWayBack(back: () => void): () => void {
  const [isAway, setAway] = useState(false)
  const latest = useRef(back)
  latest.current = back
  useEffect(() => {
    if (!isAway) return
    let isOver = false
    const look = async () => {
      if (!(await canBeReached()) || isOver) return
      isOver = true
      setAway(false)
      latest.current()
    }
    window.addEventListener('online', look)
    const timer = setInterval(look, pauseMs)
    return () => {
      isOver = true
      window.removeEventListener('online', look)
      clearInterval(timer)
    }
  }, [isAway])
  return () => setAway(true)
}

async function canBeReached(): Promise<boolean> {
  try {
    return (await fetch('/api/users/me', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
