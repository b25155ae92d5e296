import { housePaper } from '@wajiha/brand/papers'
import type { Campaign } from '@wajiha/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Questions } from '#app/blocks/questions.tsx'
import { WeekRuler } from '#app/blocks/week-ruler.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Headline } from '#app/ui/core/headline.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, Section, Wrap } from '#app/ui/core/page.tsx'
import { Phone } from '#app/ui/core/phone.tsx'
import { paperClass, surfaceClass } from '#app/ui/core/surface.ts'
import styles from './campaign-page.module.css'
import { Diagram } from './diagrams.tsx'
import { quoteStar } from './quote-star.drawn.ts'
import type { ShownCampaign } from './read-campaign.server.ts'

type CampaignPageProps = { campaign: ShownCampaign; form: ReactNode }

/** One promise and one form on the first screen; then what proves it, and what people ask. */
export function CampaignPage({ campaign, form }: CampaignPageProps) {
  const { t } = useWords()
  const place = useRef<HTMLElement>(null)
  return (
    <Page>
      <header className={surfaceClass('field', campaign.paper)}>
        <Wrap className={styles.promise}>
          <div>
            <Headline text={campaign.promise} />
            <p className={styles.lead}>{campaign.lead}</p>
            {campaign.offer.map((sentence) => (
              <p key={sentence} className={styles.offer}>
                {sentence}
              </p>
            ))}
            {campaign.state === 'ended' && (
              <p role="status" className={styles.offer}>
                {t('campaign', 'ended')}
              </p>
            )}
            <Countdown steps={campaign.steps} />
          </div>
          <section className={`${styles.form} ${paperClass('plain')}`} ref={place} id="book">
            <h2>{campaign.formTitle}</h2>
            {form}
            {campaign.formNote && <p className={styles.note}>{campaign.formNote}</p>}
            <DirectWays campaign={campaign} />
          </section>
        </Wrap>
      </header>
      <div>
        <Section title={t('campaign', 'proofs')} quietTitle>
          <ul className={styles.proofs}>
            {campaign.proofs.map(({ title, text, drawing }) => (
              <li key={title}>
                {drawing && <Diagram drawing={drawing} />}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        {campaign.steps.length > 0 && (
          <Section title={t('campaign', 'steps')} tone="deep">
            <WeekRuler steps={campaign.steps} />
          </Section>
        )}
        {campaign.testimonial && (
          <Section title={t('sections', 'voices')} quietTitle tone="field" paper={housePaper}>
            <div className={styles.voice}>
              <ClientQuote testimonial={campaign.testimonial} />
              <svg viewBox="-60 -60 120 120" aria-hidden="true">
                <path
                  data-rosette="8 58"
                  d={quoteStar}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                />
                <path className={styles.point} d="M0-20 20 0 0 20-20 0Z" />
              </svg>
            </div>
          </Section>
        )}
        {campaign.questions.length > 0 && (
          <section className={styles.questions}>
            <Wrap className={styles.split}>
              <h2>{t('campaign', 'questions')}</h2>
              <Questions questions={campaign.questions} opensFirst />
            </Wrap>
          </section>
        )}
        <BottomBar place={place} label={campaign.formTitle} />
      </div>
    </Page>
  )
}

/** Whoever would rather speak than write. */
function DirectWays({ campaign: { phone, whatsapp, slug } }: { campaign: ShownCampaign }) {
  const { t } = useWords()
  if (!phone && !whatsapp) return null
  return (
    <p className={styles.ways}>
      {phone && <Phone e164={phone} />}{' '}
      {whatsapp && (
        <a href={`/w/campaign/${slug}`} rel="nofollow noopener">
          {t('general', 'network.whatsapp')}
        </a>
      )}
    </p>
  )
}

/** The weeks of the campaign as marks on a ruler; the steps themselves are told further down. */
function Countdown({ steps }: Pick<Campaign, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <div className={styles.countdown} aria-hidden="true">
      {steps.map(({ title }) => (
        <span key={title}>{title}</span>
      ))}
      <i />
    </div>
  )
}

type BottomBarProps = { place: React.RefObject<HTMLElement | null>; label: string }

/** On phones the way back to the form, at the bottom of what follows it; not while the form is in view. */
function BottomBar({ place, label }: BottomBarProps) {
  const [isFormInView, setIsFormInView] = useState(false)
  useEffect(() => {
    const form = place.current
    if (!form) return
    const seen = new IntersectionObserver(
      ([entry]) => setIsFormInView(entry?.isIntersecting ?? false),
      { threshold: 0.15 },
    )
    seen.observe(form)
    return () => seen.disconnect()
  }, [place])
  return (
    <div className={styles.bottomBar} hidden={isFormInView}>
      <a className={buttonClass('primary', { block: true })} href="#book">
        {label} <Arrow />
      </a>
    </div>
  )
}
