import type { Project } from '@wajiha/contract'
import { Fragment } from 'react'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { countryName } from '#app/messages/country-names.ts'
import { useServiceName } from '#app/shell/use-service-name.ts'
import { textLinkClass } from '#app/ui/core/button.ts'
import { Facts } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './project-head.module.css'
import { weeksBetween } from './weeks-between.ts'

/** Who it was for, when, what was done, how long it took, and where it can be seen. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t, count, format } = useWords()
  const nameOf = useServiceName()
  const weeks = weeksBetween(project.startedAt, project.launchedAt)
  return (
    <Facts
      facts={[
        [t('our-projects', 'client'), <Client key="client" client={project.client} />],
        [t('our-projects', 'year'), format.digits(String(project.year))],
        [
          t('our-projects', 'offered'),
          <Offered key="offered" names={project.services.map(nameOf)} />,
        ],
        [t('our-projects', 'duration'), weeks && count('our-projects', 'unit.weeks', weeks)],
        [
          t('our-projects', 'visit'),
          project.liveUrl && (
            <ContentLink key="live" href={project.liveUrl} className={textLinkClass}>
              <bdi dir="ltr">{new URL(project.liveUrl).host}</bdi>
            </ContentLink>
          ),
        ],
      ]}
    />
  )
}

/** What was done, each name in one piece. */
function Offered({ names }: { names: readonly string[] }) {
  const { t } = useWords()
  const { length } = names
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className={styles.piece}>
        {name}
        {index + 1 < length && t('general', 'comma')}
      </span>{' '}
    </Fragment>
  ))
}

/** With the client's logo, which the name says. A client who asked not to be named is called by a stand-in, and that is said. */
function Client({ client }: { client: Project['client'] }) {
  const { t, locale } = useWords()
  const country = client.country && countryName(locale, client.country)
  const note = client.anonymous ? t('our-projects', 'confidential') : country
  return (
    <>
      {client.logo && <Picture image={client.logo} alt="" box="200" className={styles.logo} />}
      <bdi>{client.name}</bdi>
      {note && <small className={styles.note}>{note}</small>}
    </>
  )
}
