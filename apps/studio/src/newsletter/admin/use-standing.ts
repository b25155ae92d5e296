'use client'
/** How an issue stands, asked again every few seconds while something moves. */
import { useCallback, useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import type { Standing } from '../answer-standing.ts'

const everyMs = 3_000

export function useStanding(id: string | number | undefined, savedAt: number | undefined) {
  const [standing, setStanding] = useState<Standing>()
  const look = useCallback(async () => {
    if (!id) return
    const answer = await callStudio<Standing>(`newsletter-issues/${id}/standing`)
    if (answer.ok) setStanding(answer.value)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is asked about anew.
  useEffect(() => {
    void look()
  }, [look, savedAt])
  const isMoving =
    standing?.state === 'sending' ||
    standing?.state === 'scheduled' ||
    (standing?.figures.waiting ?? 0) > 0
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [isMoving, look])
  return { standing, look }
}
