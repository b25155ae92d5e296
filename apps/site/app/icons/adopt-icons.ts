/** Icons that came with the page: what the server has drawn is known, and costs no request. */
import type { IconStore } from './icon-store.ts'

export function adoptIcons(store: IconStore, root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('svg[data-icon]')) {
    const [body, viewBox] = [svg.innerHTML, svg.getAttribute('viewBox')]
    if (body && viewBox) store.add(svg.dataset.icon ?? '', { body, viewBox })
  }
}
