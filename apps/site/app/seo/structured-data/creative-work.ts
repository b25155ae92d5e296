import type { Project } from '@wajiha/contract'
import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { organizationId, partId, webPageId } from './ids.ts'
import type { CreativeWork } from './vocabulary.ts'

/**
 * A piece of work. A client who wants no name gets none here either: neither a stand-in that looks
 * like an organisation, nor addresses that would tell who it is. No rating: nobody rates themselves.
 */
export function creativeWork(page: PageIdentity, project: Project): CreativeWork {
  const { client, stores, liveUrl, stack } = project
  const addresses = [liveUrl, stores.ios, stores.android, stores.huawei].filter(
    (address) => address !== undefined,
  )
  return {
    '@type': 'CreativeWork',
    '@id': partId(page, 'work'),
    name: project.title,
    url: page.url,
    genre: project.kind,
    description: project.summary,
    image: absoluteAddress(page.origin, project.cover.url),
    inLanguage: page.locale,
    creator: { '@id': organizationId(page) },
    mainEntityOfPage: { '@id': webPageId(page) },
    datePublished: project.launchedAt,
    keywords: stack.length > 0 ? stack : undefined,
    ...(client.anonymous
      ? {}
      : {
          sameAs: addresses.length > 0 ? addresses : undefined,
          mentions: { '@type': 'Organization', name: client.name, url: client.url },
        }),
  }
}
