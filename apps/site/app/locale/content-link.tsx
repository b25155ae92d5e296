import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from './locale-context.tsx'
import { localisedPath } from './paths.ts'

type ContentLinkProps = {
  href: string
  className?: string | undefined
  /** Said of the section being read; on the very page the link says so by itself. */
  'aria-current'?: 'true' | undefined
  children: ReactNode
}

/** A link is to the page being read only where the paths are the same, whatever the query. */
const onlyThere = { exact: true, includeSearch: false }

/** A link an editor wrote: a path of the site goes to the reader's language, all else stays itself. */
export function ContentLink({ href, className, children, ...rest }: ContentLinkProps) {
  const { locale } = useWords()
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link
        {...rest}
        to={localisedPath(href, locale) as never}
        className={className}
        activeOptions={onlyThere}
      >
        {children}
      </Link>
    )
  }
  const external = /^https?:/i.test(href)
  return (
    <a href={href} className={className} {...(external ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
