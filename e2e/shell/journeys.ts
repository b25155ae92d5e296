/** Journeys inside the app, for tests that must know when one is over. */
// `window.__TSR_ROUTER__`: the framework puts the app's router there for its own tools.
import type {} from '@tanstack/react-router'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Gives the routes of an address something to say of themselves that no page of the demo says. */
export async function say(page: Page, routeId: string, meta: object): Promise<void> {
  await page.evaluate(
    ([id, said]) =>
      void Object.assign(window.__TSR_ROUTER__?.routesById[id]?.options.staticData ?? {}, said),
    [routeId, meta] as const,
  )
}

/** Goes to an address of the site as a link would; settles when the page is there. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => window.__TSR_ROUTER__?.navigate({ href: address }), href)
}

/** Expects what will be so before long: a busy machine may take its time. */
export const soon = <Value>(read: () => Value) => expect.poll(read, { timeout: 60_000 })
