import { useEffect, useState } from 'react'
import { Icon } from '#app/icons/icon.tsx'
import { PressButton } from '#app/ui/press/press-button.tsx'
import styles from './copy-button.module.css'

type CopyButtonProps = {
  /** What goes to the clipboard; a function when only the browser knows it. */
  text: string | (() => string)
  words: { label: string; done: string; failed: string }
  /** Only the sign is seen; its words are read out. */
  quiet?: boolean
  className?: string | undefined
}

/** How long it says what became of the press, milliseconds. */
const tellMs = 3_000

const signs = { label: 'charm:copy', done: 'charm:tick', failed: 'charm:cross' } as const

/** Copies a text and says so; without script there is nothing to press, so it is not shown. */
export function CopyButton({ text, words, quiet, className }: CopyButtonProps) {
  const [state, setState] = useState<'label' | 'done' | 'failed'>('label')
  useEffect(() => {
    if (state === 'label') return
    const timer = setTimeout(() => setState('label'), tellMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => copyText(typeof text === 'string' ? text : text()).then(setState)
  return (
    <>
      <PressButton
        className={[styles.copy, className].filter(Boolean).join(' ')}
        onPress={() => void copy()}
        data-state={state}
      >
        <Icon name={signs[state]} />{' '}
        <span className={quiet ? 'visually-hidden' : undefined}>{words[state]}</span>
      </PressButton>
      <span role="status" className="visually-hidden">
        {state !== 'label' && words[state]}
      </span>
    </>
  )
}

/** Browsers give the clipboard to pages that came over a safe connection only. */
async function copyText(text: string): Promise<'done' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    return 'failed'
  }
}
