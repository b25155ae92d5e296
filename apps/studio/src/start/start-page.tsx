/** The studio's first page: what needs this person, how the week went, and what is wrong. */
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { choosePlural, createFormatter, directionOf, readLocale } from '@wajiha/arabic'
import type { AdminViewServerProps } from 'payload'
import { readSettings } from '../attribution/settings.ts'
import { NoLeadsYet } from '../desk/admin/no-leads-yet.tsx'
import { type Facts, readFacts } from './facts.ts'
import { Part, type Reading } from './part.tsx'
import { mayOpen } from './places.ts'
import styles from './start.module.css'
import { WeekFigures } from './week.tsx'
import { sentences, startWords } from './words.ts'

/** As `platform/i18n/figures.ts` writes them in everything around; reports alone have a setting of their own. */
const digits = 'latn'

const waitingParts = [
  'leads',
  'applications',
  'failed',
  'closing',
  'drafts',
  'untranslated',
  'broken',
  'guarded',
] as const

export async function StartPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const locale = readLocale(req.i18n.language)
  const { conversion } = await readSettings(req.payload)
  const now = new Date()
  const facts = await readFacts(req, locale, conversion.timeZone, now)
  const figures = createFormatter({ locale, numerals: digits })
  const opens = (href: string) => mayOpen(req.user, href)
  const reading = { locale, figures, now: now.getTime(), opens }
  const { recent, cards } = facts
  return (
    <div className={styles.start} lang={locale} dir={directionOf(locale)}>
      <header className={styles.head}>
        <p>{figures.date(now.toISOString(), { timeZone: conversion.timeZone })}</p>
        <h1>{startWords.title[locale]}</h1>
        <p className={styles.lead}>{sentenceOf(facts, reading)}</p>
      </header>
      <Notices view={view} />
      <div className={styles.parts}>
        {facts.leads?.ever === false && <NoLeadsYet language={locale} />}
        {waitingParts.map((name) => {
          const waiting = facts[name]
          if (!waiting || waiting.ever === false) return null
          return <Part key={name} name={name} {...waiting} reading={reading} />
        })}
        {(cards || waitingParts.every((name) => !facts[name])) && (
          <Part name="cards" total={cards?.length ?? 0} items={cards} reading={reading} />
        )}
      </div>
      <div className={styles.side}>
        <WeekFigures
          facts={facts}
          reader={{ locale, digits, currency: conversion.currency }}
          opens={opens}
        />
        {recent !== undefined && (
          <Part name="recent" total={recent?.length ?? 0} items={recent} reading={reading} />
        )}
      </div>
    </div>
  )
}

/** What the features want somebody to know; where something is wrong, it stands first. */
function Notices({ view }: { view: AdminViewServerProps }) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions } = initPageResult
  const { payload, i18n, user } = req
  return (
    <div className={styles.notices}>
      {RenderServerComponent({
        Component: payload.config.admin.components.beforeDashboard,
        importMap: payload.importMap,
        serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
      })}
    </div>
  )
}

/** The two most urgent things, in words. */
function sentenceOf(facts: Facts, { locale, figures }: Reading): string {
  const { leads, applications, drafts, spam = 0 } = facts
  const counts = [
    ['late', leads?.late ?? 0],
    ['leads', (leads?.total ?? 0) - (leads?.late ?? 0)],
    ['applications', applications?.total ?? 0],
    ['drafts', drafts?.total ?? 0],
    ['spam', spam],
  ] as const
  const said = counts
    .filter(([, count]) => count > 0)
    .slice(0, 2)
    .map(([name, count]) =>
      choosePlural<string>(sentences[name][locale], count, locale).replace(
        '{n}',
        figures.number(count),
      ),
    )
  return said.length > 0 ? said.join(' ') : startWords.calm[locale]
}
