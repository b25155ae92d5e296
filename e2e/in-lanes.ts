/** Works through a list, `lanes` at a time. */
export async function inLanes<T>(
  lanes: number,
  list: readonly T[],
  work: (one: T) => Promise<void>,
) {
  const waiting = list.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
