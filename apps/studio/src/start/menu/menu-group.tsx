'use client'
import { NavGroup } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { Link } from '../../platform/admin/link.tsx'
import { useMenuOpen } from './use-menu-open.ts'

type Props = { label: string; links: { href: string; words: string }[] }

/** As Payload's own groups, which open and close and stay so; the page that is open is marked. */
export function MenuGroup({ label, links }: Props) {
  const pathname = usePathname()
  useMenuOpen()
  return (
    <NavGroup label={label}>
      {links.map(({ href, words }) => (
        <Link
          key={href}
          href={href}
          className="nav__link"
          aria-current={pathname === href ? 'page' : undefined}
        >
          {pathname === href && <div className="nav__link-indicator" />}
          <span className="nav__link-label">{words}</span>
        </Link>
      ))}
    </NavGroup>
  )
}
