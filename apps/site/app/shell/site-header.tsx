import { useRouterState } from '@tanstack/react-router'
import type { Link } from '@wajiha/contract'
import { AgencyName } from '#app/brand/agency-name.tsx'
import type { ShellData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { withoutPrefix } from '#app/locale/paths.ts'
import { SiteLink } from '#app/locale/site-link.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Nuqta, Ruler } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { Announcement } from './announcement.tsx'
import { ColourModeSelector } from './colour-mode/colour-mode-selector.tsx'
import { MenuOpener } from './menu-opener.tsx'
import { usePagePaper } from './paper.ts'
import styles from './site-header.module.css'
import { SiteMenu } from './site-menu.tsx'

/** The masthead: it stands on the page's paper, and its ruler measures how far one has read. */
export function SiteHeader({ shell: { general } }: { shell: ShellData }) {
  const { t } = useWords()
  const paper = usePagePaper()
  const ground = paper ? surfaceClass('field', paper) : styles.plain
  return (
    <>
      {general.announcement && (
        <Announcement key={general.announcement.text} {...general.announcement} />
      )}
      <header className={`${styles.masthead} ${ground}`}>
        <Wrap className={styles.bar}>
          <HomeLink general={general} />
          <nav className={styles.links} aria-label={t('general', 'mainNavigation')}>
            <NavigationLinks links={general.navigation} />
          </nav>
          <div className={styles.tools}>
            <LanguageSwitch className={styles.language} />
            <ColourModeSelector className={styles.modes} />
            {general.action && (
              <ContentLink
                href={general.action.href}
                className={`${buttonClass('primary', { small: true })} ${styles.call}`}
              >
                {general.action.label}
              </ContentLink>
            )}
            <MenuOpener />
          </div>
        </Wrap>
        <Wrap>
          <div className={styles.track}>
            <Ruler />
            <Nuqta className={styles.progress} />
          </div>
        </Wrap>
      </header>
      <SiteMenu general={general} paper={paper} />
    </>
  )
}

/** The agency's name, leading home. */
export function HomeLink({ general }: { general?: ShellData['general'] | undefined }) {
  const { t, locale } = useWords()
  const paper = usePagePaper()
  const name = general?.names.site
  return (
    <SiteLink
      to="/"
      className={styles.brand}
      aria-label={[name, t('general', 'home')].filter(Boolean).join(`${t('general', 'comma')} `)}
    >
      <AgencyName general={general} locale={locale} paper={paper} />
    </SiteLink>
  )
}

export function NavigationLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SectionLink href={href} label={label} />
        </li>
      ))}
    </ul>
  )
}

/** Marked on its page, and more quietly on the pages below it. */
function SectionLink({ label, href }: Link) {
  const isWithin = useRouterState({
    select: ({ location }) => withoutPrefix(location.pathname).startsWith(`${href}/`),
  })
  return (
    <ContentLink href={href} aria-current={isWithin ? 'true' : undefined}>
      {label}
    </ContentLink>
  )
}
