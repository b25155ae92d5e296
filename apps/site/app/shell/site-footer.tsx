import type { ShellData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Phone } from '#app/ui/phone.tsx'
import styles from './site-footer.module.css'

export function SiteFooter({ shell }: { shell: ShellData }) {
  const { t, format } = useWords()
  const { general, branches, services } = shell
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {branches.map((branch) => (
          <section key={branch.slug}>
            <h2>{branch.name}</h2>
            <p>{branch.address.street}</p>
            {branch.phones.slice(0, 1).map(({ e164 }) => (
              <Phone key={e164} e164={e164} />
            ))}
          </section>
        ))}
        <nav aria-label={t('general', 'services')}>
          <h2>{t('general', 'services')}</h2>
          <ul>
            {services.map(({ key, name }) => (
              <li key={key}>
                <SiteLink to={`/${key}`}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('general', 'footerNavigation')}>
          <h2>{t('general', 'site')}</h2>
          <ul>
            {general.navigation.map(({ label, href }) => (
              <li key={href}>
                <ContentLink href={href}>{label}</ContentLink>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{t('general', 'follow')}</h2>
          <ul>
            {general.social.map(({ kind, url, label }) => (
              <li key={kind}>
                <ContentLink href={url}>
                  <bdi lang="en">{label}</bdi>
                </ContentLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.legal}>
        <span>
          © {format.digits(String(new Date().getUTCFullYear()))} {general.names.site}.{' '}
          {t('general', 'fictional')}
        </span>
        <SiteLink to="/privacy-policy">{t('general', 'privacy')}</SiteLink>
        <SiteLink to="/terms-and-conditions">{t('general', 'terms')}</SiteLink>
      </p>
    </footer>
  )
}
