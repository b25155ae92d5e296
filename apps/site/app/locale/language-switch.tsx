import { Link, useHydrated, useMatches, useRouterState } from '@tanstack/react-router'
import { directionOf, type Locale, otherLocale } from '@wajiha/arabic'
import { useWords } from './locale-context.tsx'
import { otherAddress, type Shown } from './other-address.ts'
import { localisedPath } from './paths.ts'

type LanguageSwitchProps = {
  className?: string
  /** Leads to the other home: nothing of a missing page stands in the other language. */
  toHome?: boolean
}

/**
 * The way to the same page in the other language, written in that language and told about in the
 * reader's. Pages whose slug differs by language publish their other address as an alternate in the
 * head; it is used where it is known, so that the switch never leads to a missing page. A page that
 * is shown once has none: it could only lead home.
 */
export function LanguageSwitch({ className, toHome = false }: LanguageSwitchProps) {
  const { t, locale } = useWords()
  const other = otherLocale(locale)
  const here = useOtherAddress(other)
  const isShownOnce = useMatches({ select: (matches) => matches.at(-1)?.staticData.isShownOnce })
  if (isShownOnce) return null
  const href = toHome ? localisedPath('/', other) : here
  return (
    <Link
      to={href as never}
      className={className}
      hrefLang={other}
      data-language={other}
      title={t('general', 'switchLanguage')}
    >
      <span lang={other} dir={directionOf(other)}>
        {t('general', 'otherLanguage')}
      </span>
    </Link>
  )
}

function useOtherAddress(other: Locale): string {
  const isAlive = useHydrated()
  return useRouterState({
    select: ({ matches, location: asked, resolvedLocation }) => {
      // While the next page is on its way, what is shown is still the last one.
      const { pathname, searchStr, hash } = resolvedLocation ?? asked
      const page = matches.at(-1)
      const { alternates } = (page?.loaderData ?? {}) as Pick<Shown, 'alternates'>
      const reads = Object.keys(page?.loaderDeps ?? {})
      const address = otherAddress({ pathname, searchStr, reads, alternates }, other)
      // The server knows no hash; it joins once the page is alive, where a list brings no own.
      return isAlive && hash && !address.includes('#') ? `${address}#${hash}` : address
    },
  })
}
