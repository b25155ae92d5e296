import { useRouterState } from '@tanstack/react-router'
import { housePaper } from '@wajiha/brand/papers'
import type { Paper } from '@wajiha/contract'
import { useEffect, useRef } from 'react'
import { AgencyName } from '#app/brand/agency-name.tsx'
import type { ShellData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { ColourModeSelector } from './colour-mode/colour-mode-selector.tsx'
import { menuId, openerId } from './menu-opener.tsx'
import { NavigationLinks } from './site-header.tsx'
import styles from './site-menu.module.css'

type SiteMenuProps = { general: ShellData['general']; paper: Paper | undefined }

/**
 * The menu of narrow screens: a full sheet that closes when the page changes. Where no script runs, the
 * address shows it (`#menu`), and links open and close it.
 */
export function SiteMenu({ general, paper }: SiteMenuProps) {
  const { t, locale } = useWords()
  const sheet = useRef<HTMLDialogElement>(null)
  const href = useRouterState({ select: ({ location }) => location.href })
  const shownOn = useRef(href)
  useEffect(() => {
    // Opened before the page came to life, it stays open then.
    if (shownOn.current !== href) sheet.current?.close()
    shownOn.current = href
  }, [href])
  return (
    <dialog
      ref={sheet}
      id={menuId}
      className={`${styles.menu} ${surfaceClass('field', paper ?? housePaper)}`}
      aria-label={t('general', 'menu')}
    >
      <Wrap className={styles.top}>
        <AgencyName general={general} locale={locale} paper={paper} />
        <form method="dialog" className={styles.closer}>
          <button type="submit" className={styles.close} aria-label={t('general', 'closeMenu')}>
            <Cross />
          </button>
        </form>
        <a
          className={`${styles.close} ${styles.link}`}
          href={`#${openerId}`}
          aria-label={t('general', 'closeMenu')}
        >
          <Cross />
        </a>
      </Wrap>
      <Wrap className={styles.links}>
        <nav aria-label={t('general', 'mainNavigation')}>
          <NavigationLinks
            links={[...general.navigation, { label: t('general', 'contact'), href: '/contact' }]}
          />
        </nav>
        {general.action && (
          <ContentLink
            href={general.action.href}
            className={buttonClass('primary', { block: true })}
          >
            {general.action.label} <Arrow />
          </ContentLink>
        )}
      </Wrap>
      <Wrap className={styles.foot}>
        <ColourModeSelector />
        <LanguageSwitch className={styles.language} />
      </Wrap>
    </dialog>
  )
}

function Cross() {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
