import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from './locale-context.tsx'
import { localisedPath } from './paths.ts'

type FilterLinkProps = {
  /** Unprefixed, with the query of the choice: `/join-us?mode=remote`. */
  href: string
  isChosen: boolean
  rel?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A choice of a list as an address. The page stays where it is read; a chosen one says so. */
export function FilterLink({ href, isChosen, rel, className, children }: FilterLinkProps) {
  const { locale } = useWords()
  return (
    <Link
      to={localisedPath(href, locale) as never}
      rel={rel}
      className={className}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
