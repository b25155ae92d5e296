import { servicePath } from '@wajiha/contract/service-path'
import { FootName } from '#app/brand/agency-name.tsx'
import { useConsentRules } from '#app/consent/core/consent-notice.tsx'
import type { ShellData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { Phone } from '#app/ui/core/phone.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './site-footer.module.css'
import { NavigationLinks } from './site-header.tsx'

/** @param isSlim without ways into the site: the law, and what the visitor allows. */
export function SiteFooter({ shell, isSlim }: { shell: ShellData; isSlim: boolean }) {
  const { locale, t } = useWords()
  const { general, branches, services } = shell
  if (isSlim)
    return (
      <footer className={surfaceClass('deep')}>
        <Wrap>
          <LegalLine general={general} isAlone />
        </Wrap>
      </footer>
    )
  return (
    <footer className={`${styles.footer} ${surfaceClass('deep')}`}>
      <Wrap>
        <div className={styles.columns}>
          {branches.map((branch) => (
            <section key={branch.slug}>
              <h2>{branch.name}</h2>
              <address>
                {branch.address.street}
                {branch.phones.slice(0, 1).map(({ e164 }) => (
                  <Phone key={e164} e164={e164} />
                ))}
              </address>
            </section>
          ))}
          <nav aria-label={t('general', 'footerNavigation')}>
            <h2>{t('general', 'site')}</h2>
            <NavigationLinks links={general.footer.links} />
          </nav>
          {services.length > 0 && (
            <nav aria-label={t('general', 'services')}>
              <h2>{t('general', 'services')}</h2>
              <ul>
                {services.map(({ key, name }) => (
                  <li key={key}>
                    <ContentLink href={servicePath(key)}>{name}</ContentLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {general.social.length > 0 && (
            <section>
              <h2>{t('general', 'follow')}</h2>
              <ul>
                {general.social.map(({ kind, url, label }) => (
                  <li key={kind}>
                    <ContentLink href={url}>
                      <bdi>{label}</bdi>
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <FootName general={general} locale={locale} />
        <LegalLine general={general} />
      </Wrap>
    </footer>
  )
}

type LegalLineProps = Pick<ShellData, 'general'> & {
  /** The legal line is the whole footer: no columns above it, no button to the top beside it. */
  isAlone?: boolean
}

function LegalLine({ general, isAlone }: LegalLineProps) {
  const { format, t } = useWords()
  const asks = useConsentRules()?.consent !== 'off'
  const year = format.digits(String(new Date().getUTCFullYear()))
  const { text, legal } = general.footer
  const choices = { label: t('general', 'privacyChoices'), href: '#privacy-choices' }
  return (
    <div className={`${styles.legal} ${isAlone ? styles.alone : ''}`}>
      <p>
        © {year} {general.names.site}. {text}
      </p>
      <NavigationLinks links={asks ? [...legal, choices] : legal} />
    </div>
  )
}
