/** What an address may take, host and all. */
export const longestAddress = 500

/** The address of some icons of one prefix. */
export const iconsAddress = (host: string, prefix: string, names: readonly string[]) =>
  `${host}/${prefix}.json?icons=${names.join(',')}`

/** Splits names so that no address becomes longer than it may, on the longest of the hosts. */
export function splitNames(
  prefix: string,
  names: readonly string[],
  hosts: readonly string[],
): string[][] {
  const host = hosts.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const lists: string[][] = []
  for (const name of names) {
    const list = lists.at(-1)
    const fits = list && iconsAddress(host, prefix, [...list, name]).length <= longestAddress
    if (fits) list.push(name)
    else lists.push([name])
  }
  return lists
}
