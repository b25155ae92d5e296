/** An icon of a set in the Iconify format as an `<svg>` draws it: the box it looks into, and its inside. */
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { iconToSVG } from '@iconify/utils/lib/svg/build'

export type DrawnIcon = { viewBox: string; body: string }

/** By its name or another name for it; what it does not say, the set says. */
export function drawIcon(set: IconifyJSON, name: string): DrawnIcon | undefined {
  const icon = isNamedIn(set, name) ? getIconData(set, name) : null
  if (!icon) return undefined
  const { attributes, body } = iconToSVG(icon)
  return { viewBox: attributes.viewBox, body }
}

/** `constructor` is a name of every object, and of no icon. */
export const isNamedIn = ({ icons, aliases = {} }: IconifyJSON, name: string): boolean =>
  Object.hasOwn(icons, name) || Object.hasOwn(aliases, name)
