/** Presses made before the app was there, which the script in the head has kept (`early/early.ts`). */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Plays what was kept for this element when it comes to life. */
export function useKeptPress(element: RefObject<Element | null>, onPress: () => void): void {
  const play = useEffectEvent(onPress)
  useEffect(() => {
    // The press that brought the element to life is still on its way to it.
    const later = setTimeout(() => {
      while (takePress(element.current)) play()
    })
    return () => clearTimeout(later)
  }, [element])
}

/** Takes one kept press of this element away; false when there was none. */
export function takePress(element: Element | null): boolean {
  const { pressed = [] } = window.$early ?? {}
  const at = element ? pressed.indexOf(element) : -1
  if (at >= 0) pressed.splice(at, 1)
  return at >= 0
}
