import { useLoaderData } from '@tanstack/react-router'
import type { Project } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Facts } from '#app/ui/page.tsx'

/** Who it was for, what was done and with what. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t, format } = useWords()
  const { client, platforms, stack, team } = project
  const shell = useLoaderData({ from: '/{-$locale}' })
  const services = (shell?.services ?? []).filter(({ key }) => project.services.includes(key))
  return (
    <Facts
      facts={[
        [t('our-projects', 'client'), <Client key="client" client={client} />],
        [t('our-projects', 'industry'), client.industry?.name],
        [t('our-projects', 'year'), format.digits(String(project.year))],
        [t('our-projects', 'services'), format.list(services.map(({ name }) => name))],
        [
          t('our-projects', 'platforms'),
          format.list(platforms.map((key) => t('our-projects', key))),
        ],
        [t('our-projects', 'stack'), <bdi key="stack">{stack.join(' · ')}</bdi>],
        [t('our-projects', 'team'), format.list(team.map(({ name, role }) => `${name} (${role})`))],
        [
          t('our-projects', 'visit'),
          project.liveUrl && (
            <ContentLink key="live" href={project.liveUrl}>
              <bdi dir="ltr">{new URL(project.liveUrl).host}</bdi>
            </ContentLink>
          ),
        ],
      ]}
    />
  )
}

function Client({ client }: { client: Project['client'] }) {
  const { t } = useWords()
  return (
    <>
      <bdi>{client.name}</bdi>
      {client.anonymous && ` — ${t('our-projects', 'confidential')}`}
    </>
  )
}
