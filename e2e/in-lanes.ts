/** Works through a list, `lanes` at a time; each piece of work is told the lane it is in, from 0. */
export async function inLanes<T>(
  lanes: number,
  list: readonly T[],
  work: (one: T, lane: number) => Promise<void>,
) {
  const waiting = list.values()
  const workIn = async (lane: number) => {
    for (const one of waiting) await work(one, lane)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => workIn(lane)))
}
