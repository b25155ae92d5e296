/**
 * The browser's Back and Forward, to which Next answers only at an entry of the history that bears its router's state.
 * Payload takes that state away where a list writes its order into the address before the router is there: the address
 * changed, and the screen stayed.
 */
type Entry = { address: string; state: unknown }

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
    else if (!step.state) location.reload()
  }
  window.addEventListener('popstate', hear)
}

const readEntry = (): Entry => ({ address: location.href, state: history.state })
const pageOf = ({ address }: Entry) => address.split('#')[0]

function keepState(state: unknown): void {
  if (!history.state && state) history.replaceState(state, '')
}

if (typeof window !== 'undefined') watch()
