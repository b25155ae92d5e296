import { useRouterState } from '@tanstack/react-router'
import { defaultLocale, type Locale } from '@wajiha/arabic'
import { isPageShown } from './is-page-shown.ts'
import { prefixOf } from './paths.ts'

/**
 * The language of the document. A path says it by its prefix; an unprefixed path is Arabic when a
 * page stands there, and otherwise takes the visitor's own language (BEHAVIOURS 2.3).
 */
export function useDocumentLocale(): Locale {
  return useRouterState({
    select: ({ matches, location, resolvedLocation }) => {
      const prefix = prefixOf((resolvedLocation ?? location).pathname)
      if (prefix) return prefix
      const facts = matches[0]?.loaderData as { locale?: Locale } | undefined
      return isPageShown(matches) ? defaultLocale : (facts?.locale ?? defaultLocale)
    },
  })
}
