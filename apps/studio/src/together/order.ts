/** Order of a list that two people changed: rows known by a key, from what both began with. */

export type Three<Value> = { base: Value; mine: Value; theirs: Value }

/**
 * Keys in the order in which they stand afterwards. Gone is what one of them took out; what either
 * added stands behind its neighbour. `undefined`: both moved the same rows, each another way.
 */
export function mergeOrder({ base, mine, theirs }: Three<string[]>): string[] | undefined {
  const isKept = (key: string) =>
    base.includes(key) ? mine.includes(key) && theirs.includes(key) : true
  const order = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key))
  const isMovedByMe = !isEqual(order(mine, base), order(base, mine))
  const isMovedByThem = !isEqual(order(theirs, base), order(base, theirs))
  const isDisputed =
    isMovedByMe && isMovedByThem && !isEqual(order(mine, theirs), order(theirs, mine))
  if (isDisputed) return undefined
  const [first, second] = isMovedByMe ? [mine, theirs] : [theirs, mine]
  const result = first.filter(isKept)
  second.forEach((key, index) => {
    if (result.includes(key) || !isKept(key)) return
    const before = second.slice(0, index).reverse()
    const neighbour = before.find((one) => result.includes(one))
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, key)
  })
  return result
}

const isEqual = (one: string[], other: string[]) =>
  one.length === other.length && one.every((key, index) => key === other[index])
