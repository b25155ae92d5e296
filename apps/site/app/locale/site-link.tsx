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
  /** Current only on this very address; otherwise on all pages below it and with any query too. */
  exact?: boolean
} & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of the site in the language being read. Paths and parameters are typed. */
export function SiteLink<Path extends PagePath>({
  to,
  params,
  exact,
  ...rest
}: SiteLinkProps<Path>) {
  const { locale } = useWords()
  const route = to === '/' ? '/{-$locale}' : `/{-$locale}${to}`
  const parts = { ...params, locale: localeParam(locale) }
  const active = exact ? { activeOptions: { exact } } : {}
  return <Link {...(rest as object)} {...active} to={route as never} params={parts as never} />
}
