'use client'
import { useEffect, useRef, useState } from 'react'

/** How far a screen of that width is drawn smaller so that it fits, and how high it is then in its own pixels. */
export function useScaled(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 0 })
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return { box, scale, height: Math.round(room.height / scale) }
}
