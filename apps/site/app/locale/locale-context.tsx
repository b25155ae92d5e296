/** The language, words and number style of the page being shown, for every part below it. */
import { createFormatter, directionOf, type Formatter, type Locale } from '@wajiha/arabic'
import type { General } from '@wajiha/contract'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { messagesOf } from '#app/messages/load.ts'
import { createTranslator, type Translator } from '#app/messages/translate.ts'

type LocaleValue = Translator & { format: Formatter; dir: 'rtl' | 'ltr' }

const LocaleContext = createContext<LocaleValue | undefined>(undefined)

export function LocaleProvider(props: {
  locale: Locale
  writing?: General['writing'] | undefined
  children: ReactNode
}) {
  const { locale, writing, children } = props
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
