/** The published content with a draft in the place of one document, and where its page stands. */
import { type PreviewTarget, previewKinds } from '@wajiha/contract/preview'
import { localisedPath } from '#app/locale/paths.ts'
import { type Address, readAddress } from '#app/locale/read-address.ts'
import type { Content } from '../content/content.ts'
import type { Readable } from '../pages/outcome.ts'

export const publicPath = ({ path, locale }: PreviewTarget): string =>
  encodeURI(localisedPath(path, locale))

/** @returns nothing where no page stands, as for a service that has no name in addresses yet. */
export const addressOf = (target: PreviewTarget): Address | undefined =>
  readAddress(publicPath(target), new URLSearchParams())

export function withDraft(
  content: Content,
  { collection }: PreviewTarget,
  data: unknown,
): Readable {
  const { endpoint } = previewKinds[collection]
  return {
    isGone: () => false,
    async read(locale, name, parameters, query) {
      const isDraft = name === endpoint && (!isKeyed(name) || keyOf(parameters) === keyOf(data))
      return isDraft ? ({ data } as never) : content.read(locale, name, parameters, query)
    },
  }
}

/** Of these a page may read several, and only one of them is drafted. */
const isKeyed = (name: string) => name === 'page' || name === 'service'

const keyOf = (value: unknown) => (value as { key?: string } | undefined)?.key
