/**
 * The browser's Back and Forward, to which Next answers only at an entry of the history that bears its router's state.
 * Payload takes that state away where a list writes its order into the address before the router is there: the address
 * changed, and the screen stayed. Nor does Payload ask before these steps whether what was written may be lost.
 */
type Entry = { address: string; state: unknown }

const asking: (() => void)[] = []
let isGoing = false

/** While `ask` is to be asked, a step to another page is not made but asked about. @returns what ends that. */
export function askBeforeStep(ask: () => void): () => void {
  asking.push(ask)
  return () => void asking.splice(asking.indexOf(ask), 1)
}

/** Makes the step that was asked about last. */
export function goOn(): void {
  isGoing = true
  history.back()
}

function watch(): void {
  let here = readEntry()
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name]
    history[name] = (...entry) => {
      const { state } = history
      write.apply(history, entry)
      keepState(state)
      here = readEntry()
    }
  }
  const hear = (step: PopStateEvent) => {
    const before = here
    here = readEntry()
    // An anchor of the page makes an entry without a state.
    if (pageOf(before) === pageOf(here)) keepState(before.state)
    else if (!isAsked(step, before) && !step.state) location.reload()
  }
  // Before everybody else who hears of it.
  window.addEventListener('popstate', hear, { capture: true })
}

function isAsked(step: PopStateEvent, { state, address }: Entry): boolean {
  const ask = isGoing ? undefined : asking.at(-1)
  isGoing = false
  if (!ask) return false
  step.stopImmediatePropagation()
  // The page stands behind where the step led, whichever way that was: from here, that is one step back.
  history.pushState(state, '', address)
  ask()
  return true
}

const readEntry = (): Entry => ({ address: location.href, state: history.state })
const pageOf = ({ address }: Entry) => address.split('#')[0]

function keepState(state: unknown): void {
  if (!history.state && state) history.replaceState(state, '')
}

if (typeof window !== 'undefined') watch()
