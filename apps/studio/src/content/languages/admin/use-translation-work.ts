'use client'
import { toast } from '@payloadcms/ui'
import { type Locale, locales } from '@wajiha/arabic'
import { useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import type { Language } from '../../../platform/admin/words.ts'
import type { Said } from '../../../platform/i18n/say.ts'
import { doorOf } from '../place.ts'
import type { Translation } from '../units.ts'
import { languageWords as words } from '../words.ts'

/** What was typed and is not saved, by `ar title`. */
export type Typed = Readonly<Record<string, string>>
export const keyOf = (locale: Locale, path: string) => `${locale} ${path}`

/** The document as it stands, what was typed into it, and what may be done with both. */
export function useTranslationWork(path: string, initial: Translation, language: Language) {
  const [translation, setTranslation] = useState(initial)
  const [typed, setTyped] = useState<Typed>({})
  const [theirs, setTheirs] = useState<Typed>({})
  const [isBusy, setBusy] = useState(false)
  const isChanged = Object.keys(typed).length > 0

  const type = (locale: Locale, at: string, value: string) =>
    setTyped((before) => {
      const { [keyOf(locale, at)]: _, ...others } = before
      const unit = translation.units.find((one) => one.path === at)
      return unit?.words[locale] === value ? others : { ...others, [keyOf(locale, at)]: value }
    })

  async function act(name: string, body: object, done: Said): Promise<boolean> {
    setBusy(true)
    const answer = await callStudio<Translation>(`${doorOf(path)}/${name}`, 'POST', body)
    setBusy(false)
    if (answer.ok) {
      setTranslation(answer.value)
      toast.success(done[language])
      return true
    }
    toast.error(answer.message ?? words.failed[language])
    // What others wrote meanwhile is shown beside what was typed here, for whoever typed to choose.
    const now = await callStudio<Translation>(doorOf(path))
    if (!now.ok) return false
    setTheirs({ ...theirs, ...changedUnder(typed, translation, now.value) })
    setTranslation(now.value)
    return false
  }

  async function save(): Promise<boolean> {
    if (!isChanged) return true
    const isSaved = await act('save', changesOf(translation, typed), words.saved)
    if (isSaved) {
      setTyped({})
      setTheirs({})
    }
    return isSaved
  }

  return {
    translation,
    typed,
    /** What others wrote where something was typed here. */
    theirs,
    isBusy,
    isChanged,
    type,
    save,
    take: async (file: File) => act('xliff', { file: await file.text() }, words.imported),
    confirm: (paths: string[]) => act('confirm', { paths }, words.done),
    /** Publishes what stands on the screen, not what was saved before it. */
    setStatus: async (languages: readonly Locale[], status: 'published' | 'draft') =>
      (status === 'draft' || (await save())) && act('status', { languages, status }, words.done),
  }
}

const changesOf = ({ units }: Translation, typed: Typed) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      units.flatMap(({ path, words: { [locale]: basis } }) => {
        const value = typed[keyOf(locale, path)]
        return value === undefined ? [] : [{ path, value, basis }]
      }),
    ]),
  )

/** What others wrote under somebody's hands. */
function changedUnder(typed: Typed, before: Translation, now: Translation): Typed {
  const keptWords = new Map(before.units.map(({ path, words: kept }) => [path, kept]))
  return Object.fromEntries(
    now.units.flatMap(({ path, words: said }) =>
      locales
        .filter((locale) => keyOf(locale, path) in typed)
        .filter((locale) => keptWords.get(path)?.[locale] !== said[locale])
        .map((locale) => [keyOf(locale, path), said[locale]]),
    ),
  )
}
