import type { ShellData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import styles from './site-header.module.css'

export function SiteHeader({ shell: { general } }: { shell: ShellData }) {
  const { t } = useWords()
  return (
    <header className={styles.header}>
      {general.announcement && (
        <p className={styles.announcement}>
          {general.announcement.href ? (
            <ContentLink href={general.announcement.href}>{general.announcement.text}</ContentLink>
          ) : (
            general.announcement.text
          )}
        </p>
      )}
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.logo}>
          <picture>
            <source srcSet={general.logos.dark.url} media="(prefers-color-scheme: dark)" />
            <img
              src={general.logos.light.url}
              width={general.logos.light.width}
              height={general.logos.light.height}
              alt={general.names.site}
            />
          </picture>
        </SiteLink>
        <nav aria-label={t('general', 'mainNavigation')}>
          <ul className={styles.links}>
            {general.navigation.map(({ label, href }) => (
              <li key={href}>
                <ContentLink href={href}>{label}</ContentLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <SiteLink to="/contact" className={styles.call}>
            {t('general', 'startProject')}
          </SiteLink>
        </div>
      </div>
    </header>
  )
}
