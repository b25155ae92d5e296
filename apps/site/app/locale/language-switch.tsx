import { Link, useHydrated, useRouterState } from '@tanstack/react-router'
import { directionOf, otherLocale } from '@wajiha/arabic'
import { useWords } from './locale-context.tsx'
import { localisedPath, withoutPrefix } from './paths.ts'

type LanguageSwitchProps = {
  className?: string
  /** Leads to the other home: nothing of a missing page stands in the other language. */
  toHome?: boolean
}

/**
 * The way to the same page in the other language, written in that language. Pages whose slug
 * differs by language publish their other address as an alternate in the head; it is used where it
 * is known, so that the switch never leads to a missing page.
 */
export function LanguageSwitch({ className, toHome = false }: LanguageSwitchProps) {
  const { t, locale } = useWords()
  const other = otherLocale(locale)
  const here = useOtherAddress(other)
  const href = toHome ? localisedPath('/', other) : here
  return (
    <Link
      to={href as never}
      className={className}
      hrefLang={other}
      data-language={other}
      lang={other}
      dir={directionOf(other)}
      title={t('general', 'switchLanguage')}
    >
      {t('general', 'otherLanguage')}
    </Link>
  )
}

function useOtherAddress(other: 'ar' | 'en'): string {
  const isAlive = useHydrated()
  return useRouterState({
    select: ({ matches, location: asked, resolvedLocation }) => {
      // While the next page is on its way, what is shown is still the last one.
      const location = resolvedLocation ?? asked
      const page = matches.at(-1)?.loaderData as { alternates?: Record<string, string> } | undefined
      const known = page?.alternates
      if (known && !known[other]) return localisedPath(known.list ?? '/', other)
      const path = known?.[other] ?? withoutPrefix(location.pathname)
      // The server knows no hash; it joins once the page is alive.
      const hash = isAlive && location.hash ? `#${location.hash}` : ''
      return localisedPath(path + location.searchStr + hash, other)
    },
  })
}
