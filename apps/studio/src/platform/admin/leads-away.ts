/** Where a press leads if it puts another view of the studio in this one's place. */
export function leadsAway(
  { target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const isHere = link.pathname === pathname && link.hash !== ''
  const isElsewhere = link.origin !== origin || link.target !== '' || link.hasAttribute('download')
  return isHere || isElsewhere ? undefined : link.href
}
