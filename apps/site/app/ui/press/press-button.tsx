import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

type PressButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'ref'> & {
  onPress: () => void
}

/**
 * A button that stands in the server's page and does nothing without the app. Presses made before the app
 * was there have been kept by the script in the head (`early/early.ts`) and are played when it comes.
 */
export function PressButton({ onPress, ...props }: PressButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const play = useEffectEvent(onPress)
  useEffect(() => {
    // The press that brought the button to life is still on its way to it.
    const later = setTimeout(() => {
      while (takePress(button.current)) play()
    })
    return () => clearTimeout(later)
  }, [])
  const press = () => {
    takePress(button.current)
    onPress()
  }
  return <button {...props} ref={button} type="button" data-early="" onClick={press} />
}

/** Takes one kept press of this element away; false when there was none. */
function takePress(element: Element | null): boolean {
  const { pressed = [] } = window.$early ?? {}
  const at = element ? pressed.indexOf(element) : -1
  if (at >= 0) pressed.splice(at, 1)
  return at >= 0
}
