import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from './locale-context.tsx'
import { localisedPath } from './paths.ts'

type ContentLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A link an editor wrote: a path of the site goes to the reader's language, all else stays itself. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  const { locale } = useWords()
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link to={localisedPath(href, locale) as never} className={className}>
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
