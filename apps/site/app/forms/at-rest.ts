import type { AnyRouter } from '@tanstack/react-router'

const patience = { times: 100, ms: 50 }

/** Until whoever has pressed a link is there; without a network they may not come that far. */
export async function atRest(router: AnyRouter): Promise<void> {
  const isTurning = () => router.stores.resolvedLocation.get()?.href !== router.latestLocation.href
  for (let times = 0; times < patience.times && isTurning(); times++)
    await new Promise((resolve) => setTimeout(resolve, patience.ms))
}
