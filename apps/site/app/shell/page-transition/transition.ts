/**
 * The transition `page`, out before in: the old page leaves, and only then stands the new one. The
 * classes are the old site's (B12.1); what they look like is `page-transition.css`.
 */
import { nextFrame } from './paint.ts'
import { noteBar, turnBar } from './turn-bar.ts'

const leaving = ['page-leave-active', 'page-leave-to']
const [entering, enterFrom, enterTo] = ['page-enter-active', 'page-enter-from', 'page-enter-to']

/** Longer than any transition of ours: a page must not stay away because the browser is busy. */
const longestMs = 600

const page = () => document.querySelector('main')

/** The visitor's own wish, asked anew each time. */
const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets the page go; settles when it has left. A page that is already leaving goes on doing so. */
export async function leavePage(): Promise<void> {
  const old = page()
  if (!old || wantsNoMotion()) return
  noteBar()
  old.classList.remove(entering, enterFrom, enterTo)
  old.classList.add(...leaving)
  await movementOf(old)
}

/** Puts the new page where it enters from: still unseen, so that it can be scrolled. */
export function prepareEntering(): void {
  for (const old of document.querySelectorAll('.page-leave-active'))
    old.classList.remove(...leaving)
  if (!wantsNoMotion()) page()?.classList.add(entering, enterFrom)
}

/** Lets the prepared page come. Its classes go when it has. */
export async function enterPage(): Promise<void> {
  const fresh = page()
  if (!fresh?.classList.contains(enterFrom)) return
  await nextFrame()
  fresh.classList.remove(enterFrom)
  fresh.classList.add(enterTo)
  turnBar()
  await movementOf(fresh)
  fresh.classList.remove(entering, enterTo)
}

/** Takes back what a journey began that led nowhere, or that another one overtook. */
export function cancelTransition(): void {
  page()?.classList.remove(...leaving, entering, enterFrom, enterTo)
}

async function movementOf(element: Element): Promise<void> {
  const own = element.getAnimations().map(({ finished }) => finished)
  const patience = new Promise((resolve) => setTimeout(resolve, longestMs))
  await Promise.race([Promise.allSettled(own), patience])
}
