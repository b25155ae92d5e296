/** The head of a lead: first the customer's own words, then the ways to answer, one press each. */
import { groupPhone, readLocale } from '@wajiha/arabic'
import type { UIFieldServerProps } from 'payload'
import { readSettings } from '../../attribution/settings.ts'
import type { Lead } from '../../payload-types.ts'
import { Link } from '../../platform/admin/link.tsx'
import { Moment } from '../../platform/admin/moment.tsx'
import office from '../../platform/admin/office.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { waysToAnswer } from '../answers/ways-to-answer.ts'
import { arrivalWays } from '../by-hand/ways.ts'
import { AnswerPanel } from './answer-panel.tsx'
import styles from './desk.module.css'
import { headWords as words } from './head-words.ts'
import { MergePanel } from './merge-panel.tsx'
import { readKin } from './read-kin.ts'

export async function LeadHead({ data, i18n, req }: UIFieldServerProps) {
  const lead = data as Partial<Lead> | undefined
  if (!lead?.id) return null
  const language = languageOf(i18n)
  const { standing, merged, line } = await readKin(req, lead, language)
  const { timeZone } = (await readSettings(req.payload)).conversion
  const { phone, whatsapp } = waysToAnswer(lead)
  const isOpen = !standing && lead.stage !== 'spam' && !lead.anonymisedAt
  return (
    <div className={styles.head}>
      {standing && (
        <p role="note">
          {words.standsIn[language]}{' '}
          <Link href={`/admin/collections/leads/${standing.id}`}>
            <bdi>
              #{standing.number} {standing.name}
            </bdi>
          </Link>
        </p>
      )}
      {[lead, ...merged].map((one) => (
        <blockquote key={one.id} className={styles.said} dir="auto">
          {one.message || words.nothing[language]}
          <footer className={styles.hint}>
            {words[toldBy(one)][language]}
            {toldBy(one) === 'entered' && ` (${arrivalWays[one.cameBy ?? 'other'][language]})`} ·{' '}
            {one.id !== lead.id && (
              <Link href={`/admin/collections/leads/${one.id}`}>
                {words.merged[language]} <bdi>#{one.number}</bdi>
              </Link>
            )}{' '}
            {one.createdAt && <Moment at={one.createdAt} language={language} timeZone={timeZone} />}
          </footer>
        </blockquote>
      ))}
      {isOpen && (
        <>
          <nav className={styles.ways} aria-label={words.ways[language]}>
            {phone && (
              <a className={office.plain} href={phone}>
                {words.call[language]} <bdi dir="ltr">{groupPhone(lead.phoneE164 ?? '')}</bdi>
              </a>
            )}
            {whatsapp && (
              <a className={office.plain} href={whatsapp} target="_blank" rel="noreferrer">
                {words.whatsapp[language]}
              </a>
            )}
          </nav>
          {lead.email && (
            <AnswerPanel
              id={lead.id}
              email={lead.email}
              locale={readLocale(lead.locale)}
              language={language}
            />
          )}
          <MergePanel
            lead={{ id: lead.id, number: lead.number, name: lead.name ?? '' }}
            language={language}
          />
        </>
      )}
      <details>
        <summary>{words.line[language]}</summary>
        <ol className={styles.line}>
          {line.map(({ at, what, path, lead: about }) => (
            <li key={`${at}${what}${path ?? ''}${about?.id ?? ''}`}>
              <Moment at={at} language={language} timeZone={timeZone} /> · {what}
              {path && (
                <>
                  {' '}
                  <bdi dir="ltr">{path}</bdi>
                </>
              )}
              {about && (
                <>
                  {' '}
                  <Link href={`/admin/collections/leads/${about.id}`}>
                    <bdi>#{about.number}</bdi>
                  </Link>
                </>
              )}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/** Whose words they are: their own, as a colleague noted them, or as another system handed them over. */
function toldBy({ cameBy }: Partial<Lead>) {
  if (!cameBy) return 'said'
  return cameBy === 'system' ? 'handedOver' : 'entered'
}
