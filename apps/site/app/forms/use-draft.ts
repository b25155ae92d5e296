import { type RefObject, useEffect, useRef, useState } from 'react'
import { dropDraft, newKey, readDraft } from './draft.ts'
import { fillValues } from './read-form-element.ts'

/** The draft of a form: filled in when the page comes to life, and the key that its message carries. */
export function useDraft(formKey: string, formRef: RefObject<HTMLFormElement | null>) {
  const key = useRef('')
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    const draft = readDraft(formKey)
    key.current = draft?.key ?? newKey()
    if (draft && formRef.current) fillValues(formRef.current, draft.values)
    setAlive(true)
  }, [formKey, formRef])
  return {
    isAlive,
    key: () => key.current,
    /** Accepted: the next thing written is another message. */
    finish() {
      dropDraft(formKey)
      key.current = newKey()
    },
  }
}
