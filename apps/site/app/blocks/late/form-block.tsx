import type { BlockOf } from '@wajiha/contract'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { late } from '../core/late.tsx'
import styles from './form-block.module.css'

const ContactForm = late(async () => {
  const { ContactForm } = await import('#app/forms/parts/contact-form.tsx')
  return ContactForm
})

/** A form in the middle of reading. The contact form's script comes only where it stands. */
export function FormBlock({ form, title, text }: BlockOf<'form'>) {
  const { t } = useWords()
  if (form === 'subscribe')
    return (
      <section className={styles.form}>
        <h2 className="visually-hidden">{t('blogs', 'letter')}</h2>
        <SubscribeForm title={title} note={text} formKey="subscribe-in-text" />
      </section>
    )
  return (
    <section className={styles.form}>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      <ContactForm branches={[]} />
    </section>
  )
}
