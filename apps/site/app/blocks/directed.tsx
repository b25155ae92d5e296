import type { Direction, Locale } from '@wajiha/arabic'
import type { ReactNode } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'

type DirectedProps = {
  as: 'p' | 'blockquote'
  /** Set only where it runs against its document. */
  dir?: Direction | undefined
  children: ReactNode
}

/** The language that runs in a direction: Arabic from the right, English from the left. */
export function languageOf(dir: Direction | undefined): Locale | undefined {
  return dir && (dir === 'rtl' ? 'ar' : 'en')
}

/**
 * A paragraph that may run against its document. One that does is in the site's other language, and
 * says so: readers change their voice, and the type its line height.
 */
export function Directed({ as: Tag, dir, children }: DirectedProps) {
  const page = useWords()
  const isForeign = dir !== undefined && dir !== page.dir
  if (!isForeign) return <Tag>{children}</Tag>
  return (
    <Tag dir={dir} lang={languageOf(dir)}>
      {children}
    </Tag>
  )
}
