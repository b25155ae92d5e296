'use client'
/** Files from the device, asked for in the studio's language: a browser says so in its own. */
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { say } from '../i18n/say.ts'
import styles from './file-choice.module.css'

const words = {
  one: say('اختر ملفًّا', 'Choose a file'),
  many: say('اختر ملفّات', 'Choose files'),
  none: say('لم تختر شيئًا بعد', 'Nothing chosen yet'),
}

type FileChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  language: 'ar' | 'en'
  /** Hears what is chosen now. */
  onFiles?: (files: File[]) => void
}

export function FileChoice({ language, onFiles, ...input }: FileChoiceProps) {
  const [names, setNames] = useState<string[]>([])
  const box = useRef<HTMLInputElement>(null)
  // A form that is emptied takes the files with it.
  useEffect(() => {
    const form = box.current?.form
    const empty = () => setNames([])
    form?.addEventListener('reset', empty)
    return () => form?.removeEventListener('reset', empty)
  }, [])
  return (
    <span className={styles.choice}>
      <input
        {...input}
        ref={box}
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          setNames(files.map(({ name }) => name))
          onFiles?.(files)
        }}
      />
      <span className={styles.button} aria-hidden="true">
        {(input.multiple ? words.many : words.one)[language]}
      </span>
      <span className={styles.names} aria-hidden="true">
        {names.length === 0 && words.none[language]}
        {names.map((name, index) => (
          <bdi key={name}>{index > 0 ? ` · ${name}` : name}</bdi>
        ))}
      </span>
    </span>
  )
}
