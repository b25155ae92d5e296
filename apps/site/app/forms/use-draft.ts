import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { newKey, readDraft } from './draft.ts'
import { fillValues } from './read-form-element.ts'

/** The draft of a form: filled in when the page comes to life, and the key that its message carries. */
export function useDraft(draftKey: string, formRef: RefObject<HTMLFormElement | null>) {
  const key = useRef('')
  const [isAlive, setAlive] = useState(false)
  const read = useCallback(() => {
    const draft = readDraft(draftKey)
    if (draft && formRef.current) fillValues(formRef.current, draft.values)
    return draft?.key
  }, [draftKey, formRef])
  useEffect(() => {
    key.current = read() ?? newKey()
    setAlive(true)
  }, [read])
  return {
    isAlive,
    key: () => key.current,
    /** Takes up what was given back to this form. */
    takeUp() {
      key.current = read() ?? key.current
    },
    /** Accepted: the next thing written is another message. */
    renew() {
      key.current = newKey()
    },
  }
}
