/**
 * The pages that a pager names: the first, the last, the one shown and its neighbours. `0` stands
 * for those left out; a gap of one page is that page.
 *
 * @example pageNumbers(6, 12) // [1, 0, 5, 6, 7, 0, 12]
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  const named = [...new Set(near)].filter((one) => one >= 1 && one <= pages)
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? one - 1
    if (one - before === 1) return [one]
    return [one - before === 2 ? one - 1 : 0, one]
  })
}
