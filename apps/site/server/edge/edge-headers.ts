/**
 * What a page says to the shared cache alone, made when the page is stored. Browsers go on asking each time: what
 * is said here never reaches them, as each of these products takes its own lines away.
 */
import type { EdgeProduct } from '@wajiha/contract/settings'
import type { Address } from '#app/locale/read-address.ts'
import { isPersonalised } from '../campaigns/personalise.ts'
import { surrogateKeys } from './surrogate-keys.ts'

/**
 * Seconds. Nothing told may be lost for longer than this: as long as the site itself trusts an answer that it
 * did not ask for again.
 */
const keptSeconds = 600
/** Seconds beyond, in which a visitor gets the old page while it is asked for again. */
const staleSeconds = 60

const life = `max-age=${keptSeconds}, stale-while-revalidate=${staleSeconds}`

type Lines = Record<string, string>

/** @returns the lines beside the page's own; nothing where no shared cache may keep it. */
export type EdgeHeaders = (
  address: Address,
  own: Readonly<Lines>,
  dependsOn: ReadonlySet<string>,
) => Lines | undefined

const lines: Record<EdgeProduct, (keys: readonly string[]) => Lines> = {
  varnish: (keys) => ({ 'surrogate-control': life, xkey: keys.join(' ') }),
  fastly: (keys) => ({ 'surrogate-control': life, 'surrogate-key': keys.join(' ') }),
  cloudflare: (keys) => ({
    'cloudflare-cdn-cache-control': `public, ${life}`,
    'cache-tag': keys.join(','),
  }),
}

export const edgeHeaders =
  (product: EdgeProduct): EdgeHeaders =>
  (address, own, dependsOn) =>
    isEverybodys(address) && isUnderstood(product, own)
      ? lines[product](surrogateKeys(dependsOn))
      : undefined

/** A campaign shows each visitor their own side, and the thank-you page who has a cookie for it. */
const isEverybodys = (address: Address) => !isPersonalised(address) && address.page !== 'thank-you'

/** Cloudflare keeps what depends on a cookie for everybody, unless rules of the zone say otherwise. */
const isUnderstood = (product: EdgeProduct, own: Readonly<Lines>) =>
  product !== 'cloudflare' || !own.vary?.includes('Cookie')
