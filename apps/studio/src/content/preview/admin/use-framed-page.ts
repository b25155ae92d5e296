'use client'
/** The site's page in its frame: where it is, when it is drawn anew, and what it tells. */
import { useDocumentInfo } from '@payloadcms/ui'
import { previewMessages } from '@wajiha/contract/preview-frame'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import { fieldOf } from '../../../platform/objects.ts'

/** Signed addresses hold for half an hour. */
const renewMs = 20 * 60_000
/** Longer than a busy site needs to draw a page. */
const patienceMs = 12_000

/**
 * @param path of the document below `/api/`: `posts/ID`.
 * @param onField is told the path of the field that a pressed part comes from.
 */
export function useFramedPage(path: string, locale: string, onField: (field: string) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** What the frame began with stays, as another one would begin at the top; what it draws next is the newest. */
  const [src, setSrc] = useState<string>()
  const newest = useRef<string>(undefined)
  const [trouble, setTrouble] = useState<string>()
  const [drawn, setDrawn] = useState(0)
  const [attempt, setAttempt] = useState(0)

  const sign = useCallback(async () => {
    const answer = await callStudio<{ url: string }>(`${path}/preview/live?locale=${locale}`)
    if (answer.ok) newest.current = answer.value.url
    return answer
  }, [path, locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    let isOver = false
    setSrc(undefined)
    setTrouble(undefined)
    setDrawn(0)
    void sign().then((answer) => {
      if (isOver) return
      if (answer.ok) setSrc(answer.value.url)
      else setTrouble(answer.message ?? 'failed')
    })
    const timer = setInterval(() => void sign(), renewMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [sign, attempt])

  useEffect(() => {
    if (!src || drawn > 0) return
    const timer = setTimeout(() => setTrouble('away'), patienceMs)
    return () => clearTimeout(timer)
  }, [src, drawn])

  /** A page that is still on its way hears nothing; what was saved meanwhile is drawn once it is there. */
  const state = useRef({ isThere: false, isBehind: false })
  const renew = useCallback(() => {
    const { current: url } = newest
    state.current.isBehind = !state.current.isThere
    if (!url || state.current.isBehind) return
    const message = { type: previewMessages.renew, url }
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin)
  }, [])

  const hear = useRef(onField)
  hear.current = onField
  useEffect(() => {
    if (!src) return
    state.current.isThere = false
    const { origin } = new URL(src)
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const type = fieldOf(data, 'type')
      const field = fieldOf(data, 'path')
      if (type === previewMessages.field && typeof field === 'string') hear.current(field)
      if (type !== previewMessages.drawn) return
      setTrouble(undefined)
      setDrawn((times) => times + 1)
      state.current.isThere = true
      if (state.current.isBehind) renew()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [src, renew])

  useEachSave(useDocumentInfo().lastUpdateTime, renew)
  return { frame, src, trouble, drawn, renew, again: () => setAttempt((times) => times + 1) }
}

/** Each save but what stood there at first. */
function useEachSave(saved: number, act: () => void): void {
  const seen = useRef(saved)
  useEffect(() => {
    if (seen.current === saved) return
    seen.current = saved
    act()
  }, [saved, act])
}
