'use client'
/** Asks while somebody types, and listens to the last answer alone. */
import { useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import type { Group } from './endpoint.ts'

const restMs = 120

export type Answered = { groups: Group[]; hasFailed: boolean; of: string | undefined }

/** @param typed nothing typed asks for the ways to begin; `undefined` asks nothing. */
export function useFound(typed: string | undefined): Answered {
  const [answered, setAnswered] = useState<Answered>({
    groups: [],
    hasFailed: false,
    of: undefined,
  })
  useEffect(() => {
    if (typed === undefined) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const path = `find?q=${encodeURIComponent(typed)}`
      const answer = await callStudio<{ groups: Group[] }>(path)
      if (!isCurrent) return
      setAnswered({
        groups: answer.ok ? answer.value.groups : [],
        hasFailed: !answer.ok,
        of: typed,
      })
    }, restMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])
  return answered
}
