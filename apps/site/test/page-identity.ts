/** A page of the sample agency, for tests of what a page tells of itself. */
import type { Locale } from '@wajiha/arabic'
import { type DataOf, type EndpointName, endpoints } from '@wajiha/contract'
import { localisedPath } from '#app/locale/paths.ts'
import { absoluteAddress } from '#app/seo/absolute-address.ts'
import type { PageIdentity } from '#app/seo/page-identity.ts'
import { sampleData } from './sample-content.ts'

const origin = 'https://birkar.example'

/** A sample answer as the contract reads it, with some of it changed. */
export function sample<Name extends EndpointName>(
  name: Name,
  changes: Partial<DataOf<Name>> = {},
): DataOf<Name> {
  const data = { ...(sampleData(name, 'home') as object), ...changes }
  return endpoints[name].data.parse(data) as DataOf<Name>
}

export function pageIdentity(path = '/about', locale: Locale = 'ar'): PageIdentity {
  const address = (to: string) => absoluteAddress(origin, localisedPath(to, locale))
  return {
    locale,
    origin,
    general: sample('general'),
    branches: [],
    title: 'من نحن',
    description: 'قصّة',
    url: address(path),
    image: `${origin}/share/ar/about-00000000000.png`,
    address,
  }
}
