import type { General } from '@wajiha/contract'

/** What the menus call a page: `/blogs` → `الدفتر`; `undefined` where none leads there. */
export function menuLabel(
  { navigation, footer }: Pick<General, 'navigation' | 'footer'>,
  path: string,
): string | undefined {
  return [...navigation, ...footer.links].find(({ href }) => href === path)?.label
}
