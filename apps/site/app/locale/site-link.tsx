import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { PagePath } from '#app/addresses.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { localeParam } from '#app/locale/paths.ts'

type Parameters<Path extends string> = Path extends `${string}$${infer Name}`
  ? { params: { [Key in Name]: string } }
  : { params?: never }

type SiteLinkProps<Path extends PagePath> = Parameters<Path> & {
  to: Path
  search?: Record<string, string | number | readonly string[] | undefined>
  /** Current only with this very query; otherwise with any. Pages below it are other pages. */
  exact?: boolean
  /** The id of what is brought into view and focused where only the query changes, as by a pager. */
  showFrom?: string | undefined
} & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of the site in the language being read. Paths and parameters are typed. */
export function SiteLink<Path extends PagePath>({
  to,
  params,
  exact = false,
  showFrom,
  ...rest
}: SiteLinkProps<Path>) {
  const { locale } = useWords()
  const route = to === '/' ? '/{-$locale}' : `/{-$locale}${to}`
  const parts = { ...params, locale: localeParam(locale) }
  const activeOptions = { exact: true, includeSearch: exact }
  return (
    <Link
      {...(rest as object)}
      activeOptions={activeOptions}
      {...(showFrom ? { state: { showFrom } } : {})}
      to={route as never}
      params={parts as never}
    />
  )
}
