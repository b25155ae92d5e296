import { type ComponentProps, useEffect, useRef, useState } from 'react'
import fieldStyles from './field.module.css'
import styles from './file-input.module.css'

type FileInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What the control says: to choose, to choose another, and that nothing is chosen. */
  words: { choose: string; change: string; none: string }
}

/** What was chosen on this page and not sent yet, by the control's id: it outlives a turn to the other language. */
const chosen = new Map<string | undefined, FileList>()

/**
 * A file from the device. A browser's own words are in the browser's language, so the page's stand over
 * the native control, which stays what is pressed, focused, dropped on and read out. Without script
 * nobody could name the chosen file, and the native control shows itself.
 */
export function FileInput({ words, ...props }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const { id } = props
  function read() {
    const files = input.current?.files
    if (files?.length) chosen.set(id, files)
    else chosen.delete(id)
    setName(files?.[0]?.name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a control keeps its id, and is read once.
  useEffect(() => {
    const control = input.current
    const before = chosen.get(id)
    // What was chosen before the page came to life stays.
    if (before && control?.files?.length === 0) control.files = before
    read()
    // A sent form is emptied after this event; `setTimeout` waits for that.
    const readAnew = () => setTimeout(read)
    control?.form?.addEventListener('reset', readAnew)
  }, [])
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
