import { type ComponentProps, useRef } from 'react'
import { takePress, useKeptPress } from './kept-press.ts'

type PressButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'ref'> & {
  onPress: () => void
}

/** A button that stands in the server's page and does nothing without the app. */
export function PressButton({ onPress, ...props }: PressButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useKeptPress(button, onPress)
  const press = () => {
    takePress(button.current)
    onPress()
  }
  return <button {...props} ref={button} type="button" data-early="" onClick={press} />
}
