/** Icons that came with the page: what the server has drawn is known, and costs no request. */
import type { IconStore } from './icon-store.ts'

export function adoptIcons(store: IconStore, root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('svg[data-icon]')) {
    const [left, top, width, height] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    const { icon = '' } = svg.dataset
    if (svg.innerHTML && height !== undefined)
      store.add(icon, { body: svg.innerHTML, ...{ left, top, width, height } } as never)
  }
}
