import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '#app/locale/locale-context.tsx'
import { textLinkClass } from '#app/ui/core/button.ts'

/** The way in for whoever found no seat: a letter to the agency. */
export function WriteAnyway() {
  const { t } = useWords()
  const shell = useLoaderData({ from: '/{-$locale}' })
  const email = shell?.general.contacts.email
  if (!email) return null
  const subject = encodeURIComponent(t('join-us', 'generalSubject'))
  return (
    <p>
      {t('join-us', 'notYours')}{' '}
      <a className={textLinkClass} href={`mailto:${email}?subject=${subject}`}>
        {t('join-us', 'writeAnyway')}
      </a>
      .
    </p>
  )
}
