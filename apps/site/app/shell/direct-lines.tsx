import { useLoaderData } from '@tanstack/react-router'
import { groupPhone } from '@wajiha/arabic'
import { useWords } from '#app/locale/locale-context.tsx'
import { textLinkClass } from '#app/ui/core/button.ts'
import styles from './direct-lines.module.css'

/** The agency's own addresses: e-mail, telephone, WhatsApp. While it has none, not even their heading. */
export function DirectLines({ title }: { title?: string }) {
  const { t } = useWords()
  const shell = useLoaderData({ from: '/{-$locale}' })
  const { email, phone, whatsapp } = shell?.general.contacts ?? {}
  if (!email && !phone && !whatsapp) return null
  const lines = (
    <ul className={styles.lines}>
      {email && <Way label={t('general', 'email')} href={`mailto:${email}`} shown={email} />}
      {phone && (
        <Way label={t('general', 'phone')} href={`tel:${phone}`} shown={groupPhone(phone)} />
      )}
      {whatsapp && (
        <Way label={t('general', 'whatsapp')} href="/w/main" shown={groupPhone(whatsapp)} />
      )}
    </ul>
  )
  if (!title) return lines
  return (
    <section>
      <h2>{title}</h2>
      {lines}
    </section>
  )
}

function Way({ label, href, shown }: { label: string; href: string; shown: string }) {
  return (
    <li>
      <span>{label}</span>
      <a href={href} className={textLinkClass} rel="nofollow noopener">
        <bdi dir="ltr">{shown}</bdi>
      </a>
    </li>
  )
}
