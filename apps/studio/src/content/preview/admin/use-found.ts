'use client'
/** How the site says that a draft would be found, asked when the form stands and anew after each save. */
import { useDocumentInfo } from '@payloadcms/ui'
import type { Locale } from '@wajiha/arabic'
import type { Found } from '@wajiha/contract/found'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import { atLeisure } from '../../../platform/admin/at-leisure.ts'

/** Signed addresses hold for half an hour. */
const renewMs = 20 * 60_000
/** Longer than a busy site needs to draw a picture. */
const patienceMs = 12_000

export type Told = { kind: 'asking' | 'incomplete' | 'away' } | { kind: 'found'; found: Found }
type Signed = { url: string; at: number }

/** @param path of the document below `/api/`: `posts/ID`. */
export function useFound(path: string, locale: Locale) {
  const [told, setTold] = useState<Told>({ kind: 'asking' })
  const [asked, setAsked] = useState(0)
  const signed = useRef<Signed>(undefined)
  const picture = useRef<Found['picture']>(undefined)
  const saved = useDocumentInfo().lastUpdateTime

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save, and when somebody wishes.
  useEffect(() => {
    const leaving = new AbortController()
    void ask(path, locale, { signed, known: picture.current?.mark, leaving }).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.kind === 'found') picture.current = pictured(answer.found, picture.current)
      setTold(answer.kind === 'found' ? withPicture(answer.found, picture.current) : answer)
    })
    return () => leaving.abort()
  }, [path, locale, saved, asked])

  return { told, again: useCallback(() => setAsked((times) => times + 1), []) }
}

type Asking = {
  signed: { current: Signed | undefined }
  known: string | undefined
  leaving: AbortController
}

async function ask(path: string, locale: Locale, asking: Asking): Promise<Told> {
  await atLeisure()
  if (asking.leaving.signal.aborted) return { kind: 'away' }
  const url = await addressOf(path, locale, asking)
  if (!url) return { kind: 'away' }
  const known = asking.known ? `&known=${encodeURIComponent(asking.known)}` : ''
  const signal = AbortSignal.any([asking.leaving.signal, AbortSignal.timeout(patienceMs)])
  try {
    const answer = await fetch(url + known, { credentials: 'omit', signal })
    if (answer.status === 404) return { kind: 'incomplete' }
    // With it come all schemas, which no list needs.
    const { foundAnswerSchema } = await import('@wajiha/contract/found')
    const { data } = foundAnswerSchema.safeParse(await answer.json())
    if (!data) return { kind: 'away' }
    return 'reason' in data ? { kind: 'incomplete' } : { kind: 'found', found: data }
  } catch {
    return { kind: 'away' }
  }
}

async function addressOf(path: string, locale: Locale, { signed }: Asking) {
  const { current } = signed
  if (current && Date.now() - current.at < renewMs) return current.url
  const answer = await callStudio<{ found: string }>(`${path}/preview/live?locale=${locale}`)
  if (!answer.ok) return undefined
  signed.current = { url: answer.value.found, at: Date.now() }
  return answer.value.found
}

/** What was not sent again is at hand; while one is not drawn, the last one stands. */
function pictured({ picture }: Found, last: Found['picture'] | undefined): Found['picture'] {
  return picture.data || picture.mark !== last?.mark ? picture : last
}

const withPicture = (found: Found, picture: Found['picture'] | undefined): Told => ({
  kind: 'found',
  found: { ...found, picture: picture ?? found.picture },
})
