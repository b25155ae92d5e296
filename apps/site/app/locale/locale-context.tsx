/** The language, words and number style of the page being shown, for every part below it. */
import { createFormatter, directionOf, type Formatter, type Locale } from '@wajiha/arabic'
import type { General } from '@wajiha/contract'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { messagesOf } from '#app/messages/core/load.ts'
import { createTranslator, type Translator } from '#app/messages/core/translate.ts'

type LocaleValue = Translator & { format: Formatter; dir: 'rtl' | 'ltr' }

const LocaleContext = createContext<LocaleValue | undefined>(undefined)

type Writing = Partial<General['writing']> | undefined

/** How this visit's pages are written, for the screens of errors; the server serves many, and keeps none. */
const seen: { [Language in Locale]?: Writing } = {}

export function LocaleProvider(props: { locale: Locale; writing?: Writing; children: ReactNode }) {
  const { locale, children } = props
  if (!import.meta.env.SSR && props.writing) seen[locale] = props.writing
  const writing = props.writing ?? seen[locale]
  const value = useMemo(() => {
    const format = createFormatter({ locale, ...writing })
    return {
      ...createTranslator(messagesOf(locale), locale, format),
      format,
      dir: directionOf(locale),
    }
  }, [locale, writing])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The page's language, its words (`t`, `count`) and its figures (`format`). */
export function useWords(): LocaleValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('useWords needs a LocaleProvider above it')
  return value
}
