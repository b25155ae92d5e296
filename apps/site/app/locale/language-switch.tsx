import { Link, useHydrated, useRouterState } from '@tanstack/react-router'
import { directionOf, otherLocale } from '@wajiha/arabic'
import { useWords } from './locale-context.tsx'
import { localisedPath, withoutPrefix } from './paths.ts'

/**
 * The way to the same page in the other language, written in that language. Pages whose slug
 * differs by language publish their other address as an alternate in the head; it is used where it
 * is known, so that the switch never leads to a missing page.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, locale } = useWords()
  const other = otherLocale(locale)
  const href = useOtherAddress(other)
  return (
    <Link
      to={href as never}
      className={className}
      hrefLang={other}
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
      // Nothing of a missing page stands in the other language: the way leads home.
      if (matches.length < 3 || matches.some(({ status }) => status === 'notFound'))
        return localisedPath('/', other)
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
