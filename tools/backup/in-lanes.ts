const lanes = 4

/** Works through a list, a few at a time: a disk that syncs one thing can read the next. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
