import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '#app/locale/locale-context.tsx'
import { Facts } from '#app/ui/page.tsx'
import { Phone } from '#app/ui/phone.tsx'

/** The agency's own addresses: e-mail, telephone, WhatsApp. */
export function DirectLines() {
  const { t } = useWords()
  const shell = useLoaderData({ from: '/{-$locale}' })
  if (!shell) return null
  const { email, phone, whatsapp } = shell.general.contacts
  return (
    <Facts
      facts={[
        [
          t('general', 'email'),
          <a key="email" href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>,
        ],
        [t('general', 'phone'), <Phone key="phone" e164={phone} />],
        [
          t('general', 'whatsapp'),
          whatsapp && (
            <a key="whatsapp" href={`https://wa.me/${whatsapp.slice(1)}`} rel="noopener noreferrer">
              <bdi dir="ltr">{whatsapp}</bdi>
            </a>
          ),
        ],
      ]}
    />
  )
}
