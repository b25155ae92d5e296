/** The language, words and number style of the page being shown, for every part below it. */
import { createFormatter, directionOf, type Formatter, type Locale } from '@wajiha/arabic'
import type { General } from '@wajiha/contract'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { messagesOf } from '#app/messages/core/load.ts'
import { createTranslator, type Translator } from '#app/messages/core/translate.ts'

type LocaleValue = Translator & { format: Formatter; dir: 'rtl' | 'ltr' }

const LocaleContext = createContext<LocaleValue | undefined>(undefined)

type Spoken = {
  /** How numbers and dates are written. */
  writing?: Partial<General['writing']> | undefined
  /** What the agency says in place of what is built in. */
  own?: General['words'] | undefined
}

/** How this visit's pages speak, for the screens of errors; the server serves many, and keeps none. */
const seen: { [Language in Locale]?: Spoken } = {}

type Props = Spoken & { locale: Locale; children: ReactNode }

export function LocaleProvider({ locale, children, ...props }: Props) {
  if (!import.meta.env.SSR && props.writing) seen[locale] = props
  const { writing, own } = props.writing ? props : { ...seen[locale], ...given(props) }
  const value = useMemo(() => {
    const format = createFormatter({ locale, ...writing })
    return {
      ...createTranslator(messagesOf(locale), locale, format, own),
      format,
      dir: directionOf(locale),
    }
  }, [locale, writing, own])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** What is said of them, so that it stands above what was seen. */
const given = ({ own }: Spoken): Spoken => (own ? { own } : {})

/** The page's language, its words (`t`, `count`) and its figures (`format`). */
export function useWords(): LocaleValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('useWords needs a LocaleProvider above it')
  return value
}
