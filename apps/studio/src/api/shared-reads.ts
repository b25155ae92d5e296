/**
 * Several sites that follow the studio ask for the same after a change, at the same moment. Who asks while that very
 * read is under way waits for it, if no change was heard of since it began: it may not have seen a later one.
 */

export type SharedReads = {
  /**
   * @param heard how many changes were heard of until now; nothing while none can be heard, and nothing is shared.
   */
  read: <Found>(
    key: string,
    heard: number | undefined,
    read: () => Promise<Found>,
  ) => Promise<Found>
}

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<unknown>>()
  return {
    read: <Found>(key: string, heard: number | undefined, read: () => Promise<Found>) => {
      if (heard === undefined) return read()
      const whole = `${heard} ${key}`
      // One key always stands for one kind of answer.
      const known = underWay.get(whole) as Promise<Found> | undefined
      if (known) return known
      const begun = read().finally(() => underWay.delete(whole))
      underWay.set(whole, begun)
      return begun
    },
  }
}
