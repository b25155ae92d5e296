import { type ComponentProps, useEffect, useRef, useState } from 'react'
import fieldStyles from './field.module.css'
import styles from './file-input.module.css'

type FileInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What the control says: to choose, to choose another, and that nothing is chosen. */
  words: { choose: string; change: string; none: string }
}

/**
 * A file from the device. A browser's own words are in the browser's language, so the page's stand over
 * the native control, which stays what is pressed, focused, dropped on and read out. Without script
 * nobody could name the chosen file, and the native control shows itself.
 */
export function FileInput({ words, ...props }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const read = () => setName(input.current?.files?.[0]?.name)
  // What was chosen before the page came to life.
  useEffect(read, [])
  return (
    <div className={`${fieldStyles.control} ${styles.box}`}>
      <input {...props} ref={input} type="file" className={styles.native} onChange={read} />
      <span className={styles.face} aria-hidden="true">
        <span className={styles.button}>{name ? words.change : words.choose}</span>
        {name ? <bdi className={styles.name}>{name}</bdi> : <span>{words.none}</span>}
      </span>
    </div>
  )
}
