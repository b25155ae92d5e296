import { keptTheta } from '../motif/start/kept-theta.ts'

/** The patterns of the page that is shown, as far open as this visitor chose; who chose nothing fetches nothing. */
export function openAsChosen(): void {
  const theta = keptTheta()
  if (theta)
    import('../motif/redraw.ts').then(
      ({ redraw }) => redraw(theta),
      () => {},
    )
}
