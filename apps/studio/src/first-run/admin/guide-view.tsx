/** «أهلًا، لنُقم وكالتك»: seven steps, each saved by itself, and the demo taken away. */

import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { Link } from '../../platform/admin/link.tsx'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { readEnv } from '../../platform/env.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { optional, readStanding, type Standing, type StepName, stepNames } from '../standing.ts'
import { countriesIn } from '../steps/countries.ts'
import * as all from '../words.ts'
import { places, guideWords as words } from '../words.ts'
import { BranchForm } from './branch-form.tsx'
import { DemoPanel } from './demo-panel.tsx'
import styles from './guide.module.css'
import { LogoForm } from './logo-form.tsx'
import { ColourForm, NameForm } from './name-form.tsx'
import { DomainPart, MailPart, PeoplePart } from './outside-parts.tsx'
import { PutAway } from './put-away.tsx'

export function GuideView(view: AdminViewServerProps) {
  return (
    <PageFrame view={view} title={words.title} act="setUpAgency">
      {() => content(view)}
    </PageFrame>
  )
}

async function content({ initPageResult: { req } }: AdminViewServerProps) {
  const language = languageOf(req.i18n)
  const figures = figuresIn(language)
  const standing = await readStanding(req.payload)
  const { done, isDismissed } = standing
  const count = stepNames.filter((name) => done[name]).length
  const next = stepNames.find((name) => !done[name] && !optional.has(name))
  const isComplete = count === stepNames.length
  const progress = words.progress(figures.format(count), figures.format(stepNames.length))
  return (
    <div className={styles.guide}>
      <p className={styles.lead}>{(isComplete ? words.complete : words.lead)[language]}</p>
      <p className={styles.progress} role="status">
        {progress[language]}
      </p>
      <SiteLinks language={language} />
      {(standing.hasDemo || standing.removed) && (
        <DemoPanel hasDemo={standing.hasDemo} removed={standing.removed} />
      )}
      <ol className={styles.steps}>
        {stepNames.map((name) => (
          <Step key={name} name={name} isOpen={name === next} standing={standing} at={language} />
        ))}
      </ol>
      {!isComplete && (
        <PutAway
          step={isDismissed ? 'again' : 'later'}
          words={(isDismissed ? words.again : words.later)[language]}
        />
      )}
    </div>
  )
}

/** What each step is called, and where its things are changed later. */
const heads: Record<StepName, { title: Said; lead: Said; place: keyof typeof places }> = {
  name: { ...all.nameWords, place: 'general' },
  logo: { ...all.logoWords, place: 'general' },
  colours: { ...all.colourWords, place: 'general' },
  branch: { ...all.branchWords, place: 'branches' },
  people: { ...all.peopleWords, place: 'users' },
  mail: { ...all.mailWords, place: 'templates' },
  domain: { ...all.domainWords, place: 'addresses' },
}

type StepProps = { name: StepName; isOpen: boolean; standing: Standing; at: Language }

function Step({ name, isOpen, standing, at }: StepProps) {
  const { title, lead, place } = heads[name]
  const [href, where] = places[place]
  const isDone = standing.done[name]
  const open = optional.has(name) ? words.optional : words.isOpen
  return (
    <li>
      <details className={styles.step} open={isOpen} data-step={name}>
        <summary>
          <b>{title[at]}</b>
          <span className={styles.state} data-done={isDone ? '' : undefined}>
            {(isDone ? words.isDone : open)[at]}
          </span>
        </summary>
        <div className={styles.body}>
          <p>{lead[at]}</p>
          {partOf(name, standing, at)}
          <p className={styles.quiet}>
            {words.changeLater[at]} <Link href={href}>{where[at]}</Link>
          </p>
        </div>
      </details>
    </li>
  )
}

function partOf(name: StepName, { now }: Standing, language: Language): ReactNode {
  switch (name) {
    case 'name':
      return <NameForm now={now} />
    case 'logo':
      return <LogoForm />
    case 'colours':
      return <ColourForm accent={now.accent} />
    case 'branch':
      return <BranchForm countries={countriesIn(language)} />
    case 'people':
      return <PeoplePart language={language} />
    case 'mail':
      return <MailPart language={language} />
    default:
      return <DomainPart language={language} />
  }
}

function SiteLinks({ language }: { language: Language }) {
  const { siteOrigin } = readEnv()
  return (
    <p className={styles.buttons}>
      {words.see[language]}
      <a href={siteOrigin} target="_blank" rel="noreferrer">
        {words.inArabic[language]}
      </a>
      <a href={`${siteOrigin}/en`} target="_blank" rel="noreferrer">
        {words.inEnglish[language]}
      </a>
    </p>
  )
}
