import { ApplicationForm } from '#app/forms/parts/application-form.tsx'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import styles from './no-seats.module.css'

/** No seat is open: an application for none in particular, and word when there is one. */
export function NoSeats({ text }: { text: string | undefined }) {
  const { t } = useWords()
  return (
    <>
      <EmptyState title={t('join-us', 'none')} text={text} />
      <div className={styles.ways}>
        <section>
          <h3>{t('join-us', 'generalTitle')}</h3>
          <p className={styles.lead}>{t('join-us', 'generalLead')}</p>
          <ApplicationForm />
        </section>
        <SubscribeForm
          formKey="job-alerts"
          title={t('join-us', 'alertTitle')}
          note={t('join-us', 'alertNote')}
        />
      </div>
    </>
  )
}
