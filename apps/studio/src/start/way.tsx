/**
 * Every way that the start page offers: a link for whoever may read what it leads to, and the bare words for
 * the others. Nothing else of the page makes links, so that none of them ends before a closed door.
 */
import type { ReactNode } from 'react'
import { Link } from '../platform/admin/link.tsx'

/** Whether the person who looks may open that address. */
export type Opens = (href: string) => boolean

type Props = { href: string; opens: Opens; className?: string | undefined; children: ReactNode }

export const Way = ({ href, opens, className, children }: Props) =>
  opens(href) ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    children
  )
