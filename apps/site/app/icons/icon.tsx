import { useEffect, useSyncExternalStore } from 'react'
import type { IconName } from './icon-name.ts'
import { icons } from './icons.ts'

type IconProps = { name: IconName; className?: string | undefined }

/**
 * A drawn sign beside words, as large as they are and hidden from readers: `charm:copy` from the
 * pinned set, `agency:nuqta` from the agency's own. The server draws it into the page; one that is
 * shown later is asked for once.
 */
export function Icon({ name, className }: IconProps) {
  const drawn = useIcon(name) ?? { viewBox: '0 0 16 16', body: '' }
  return (
    <svg
      data-icon={name}
      className={className}
      viewBox={drawn.viewBox}
      width="1em"
      height="1em"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of sets that we ship
      dangerouslySetInnerHTML={{ __html: drawn.body }}
    />
  )
}

function useIcon(name: string) {
  const now = () => icons.find(name)
  const icon = useSyncExternalStore((hear) => icons.listen(name, hear), now, now)
  // On the server there are no effects: what is wanted there is got before the page is drawn again.
  if (typeof document === 'undefined') icons.want(name)
  useEffect(() => icons.want(name), [name])
  return icon
}
