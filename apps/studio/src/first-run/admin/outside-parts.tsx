/** The steps that reach outside: colleagues, the mail server, the site's address. What is a setting says what to write. */

import { InvitePanel } from '../../accounts/people/admin/invite-panel.tsx'
import { Link } from '../../platform/admin/link.tsx'
import type { Language } from '../../platform/admin/words.ts'
import { readEnv } from '../../platform/env.ts'
import { isOfThisMachine } from '../steps/check-domain.ts'
import { domainWords, mailWords, peopleWords } from '../words.ts'
import styles from './guide.module.css'
import { StepForm } from './step-form.tsx'

type Props = { language: Language }

export function PeoplePart({ language }: Props) {
  return (
    <>
      <InvitePanel />
      <p>
        <Link href="/admin/account">{peopleWords.profile[language]}</Link>
      </p>
    </>
  )
}

const mailSettings = [
  'SMTP_URL=smtps://user:password@smtp.example.com:465',
  'MAIL_FROM=Agency <hello@example.com>',
]

export function MailPart({ language }: Props) {
  const { smtpUrl, mailFrom } = readEnv()
  if (!smtpUrl)
    return (
      <>
        <p>{mailWords.noServer[language]}</p>
        <Settings lines={mailSettings} />
      </>
    )
  return (
    <>
      <p>
        {mailWords.hasServer[language]}{' '}
        {mailFrom && (
          <>
            {mailWords.from[language]} <bdi dir="ltr">{mailFrom}</bdi>
          </>
        )}
      </p>
      <StepForm step="mail" act={mailWords.test} done={mailWords.sent} />
    </>
  )
}

const originSettings = [
  'SITE_ORIGIN=https://www.example.com',
  'STUDIO_ORIGIN=https://studio.example.com',
]

export function DomainPart({ language }: Props) {
  const { siteOrigin } = readEnv()
  return (
    <>
      <p>
        {domainWords.isSet[language]} <code dir="ltr">{siteOrigin}</code>
      </p>
      {isOfThisMachine(siteOrigin) ? (
        <>
          <p>{domainWords.isLocal[language]}</p>
          <Settings lines={originSettings} />
        </>
      ) : (
        <StepForm step="domain" act={domainWords.check} done={domainWords.reached} />
      )}
    </>
  )
}

const Settings = ({ lines }: { lines: readonly string[] }) => (
  <pre className={styles.settings} dir="ltr">
    <code>{lines.join('\n')}</code>
  </pre>
)
