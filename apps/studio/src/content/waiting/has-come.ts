/** True where no moment is still to come. `now` in milliseconds. */
export const hasCome = (moment: string | null | undefined, now: number): boolean =>
  !moment || Date.parse(moment) <= now
