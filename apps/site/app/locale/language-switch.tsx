import { Link, useRouterState } from '@tanstack/react-router'
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
  return useRouterState({
    select: ({ matches, location: asked, resolvedLocation }) => {
      // While the next page is on its way, what is shown is still the last one.
      const location = resolvedLocation ?? asked
      const page = matches.at(-1)?.loaderData as { alternates?: Record<string, string> } | undefined
      const known = page?.alternates
      const path = known ? (known[other] ?? known.list) : withoutPrefix(location.pathname)
      return localisedPath(`${path ?? '/'}${known ? '' : location.searchStr}`, other)
    },
  })
}
