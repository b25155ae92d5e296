/**
 * The pattern of an address, for traces: what stands in an address may be a token, a reference or somebody's name,
 * and its query anything.
 */
import { pages } from '#app/addresses.ts'
import { prefixOf } from '#app/locale/paths.ts'
import { readAddress } from '#app/locale/read-address.ts'
import { findAnswerer, fixedAddresses, movableAddresses } from '../addresses.ts'

/** What nothing is known of. */
const other = '*'

/** @returns how to read the pattern of a request's target: `/en/blogs/abc?q=x` → `/en/blogs/:slug`. */
export function createRoutes(): (target: string) => string {
  const own = [fixedAddresses, movableAddresses].flatMap((table) => Object.values(table).flat())
  const find = findAnswerer<string>(
    Object.fromEntries(own.map((address) => [address.replace(/\/$/, '/*'), [address]])),
  )
  return (target) => {
    const pathname = target.split('?', 1)[0] ?? ''
    return find(pathname) ?? pageRouteOf(pathname)
  }
}

function pageRouteOf(pathname: string): string {
  const [, path = '', payload = ''] = /^(.*?)(\/_(?:payload|shell)\.json)?$/.exec(pathname) ?? []
  const address = pathname === '' ? undefined : readSafely(path || '/')
  if (!address) return other
  const prefix = prefixOf(pathname)
  const pattern = pages[address.page].path.replaceAll('$', ':')
  const isBare = pattern === '/' && (prefix || payload)
  return `${prefix ? `/${prefix}` : ''}${isBare ? '' : pattern}${payload}`
}

/** What is no address at all is read before it is refused. */
function readSafely(path: string) {
  try {
    return readAddress(path, new URLSearchParams())
  } catch {
    return undefined
  }
}
