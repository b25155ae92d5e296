/**
 * Which referring sites are told apart in an hour's numbers, and which addresses without a page. Anybody can
 * name any: only so many count for one visitor's address and so many in all; those of the others are empty.
 */
const ofSites = { each: 10, all: 500 }
const mostAddresses = 20_000

export function createReferrers({ each, all } = ofSites) {
  let hour = ''
  let known = new Set<string>()
  let named = new Map<string, number>()

  /** @param host empty where nobody referred. @returns it, or empty. */
  return (host: string, counter: string, currentHour: string): string => {
    if (currentHour !== hour) {
      hour = currentHour
      known = new Set()
      named = new Map()
    }
    if (!host || known.has(host)) return host
    const count = named.get(counter) ?? 0
    if (count >= each || known.size >= all || named.size >= mostAddresses) return ''
    named.set(counter, count + 1)
    known.add(host)
    return host
  }
}
