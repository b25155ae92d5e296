'use client'
/**
 * A moment by the clock of whoever reads, as fields, lists and histories around it show theirs. Drawn by the server,
 * which does not know that clock, it stands by the agency's until the page lives.
 */
import { useSyncExternalStore } from 'react'
import { momentsIn } from '../i18n/figures.ts'
import type { Language } from './words.ts'

type Props = {
  /** ISO 8601. */
  at: string
  language: Language
  /** The agency's. */
  timeZone: string
}

export function Moment({ at, language, timeZone }: Props) {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const zone = isAlive ? {} : { timeZone }
  const format = momentsIn(language, { dateStyle: 'medium', timeStyle: 'short', ...zone })
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}

const neverChanges = () => () => {}
