/**
 * The life of a form, without any looks. The form works natively: `<form method="post">` to the page
 * it stands on. This adds checks while typing, a kept draft, sending without a reload, and patience
 * with bad networks. Inputs are uncontrolled, so nothing typed before the page came to life is lost.
 */
import {
  checkForm,
  type FieldCode,
  type FieldName,
  type FormName,
  fieldChecks,
  fileLimits,
} from '@wajiha/contract/form-checks'
import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { type Delivery, deliver, type Message } from './deliver.ts'
import { keepDraft } from './draft.ts'
import { createFieldProps } from './field-props.ts'
import { nextState, startState } from './form-state.ts'
import { readFile, readTrap, readValues } from './read-form-element.ts'
import { recheck } from './recheck.ts'
import { askForToken, spendToken } from './token.ts'
import { recordedTouches } from './touches.ts'
import { useArrival } from './use-arrival.ts'
import { useDraft } from './use-draft.ts'
import { useServerAnswer } from './use-server-answer.ts'
import { useWaiting } from './use-waiting.ts'
import { keepWaiting, sendWaiting } from './waiting.ts'

export type FormOptions = {
  form: FormName
  /** Tells several forms of one kind apart; letters, digits and hyphens. The form's name if absent. */
  formKey?: string
  /** What the page knows and the visitor does not type: `{ job: 'محرّر' }`, `{ card: 'salma' }`. */
  hidden?: Partial<Record<'campaign' | 'job' | 'card', string>>
  /** `stay` shows `status === 'sent'` in place; otherwise the thank-you page follows. */
  onSent?: 'thank-you' | 'stay'
}

export function useForm({ form, formKey = form, hidden = {}, onSent = 'thank-you' }: FormOptions) {
  const words = useWords()
  const answer = useServerAnswer(form, formKey)
  const [state, dispatch] = useReducer(nextState, answer, startState)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const draft = useDraft(formKey, formRef)
  const arrive = useArrival({ form, formKey, onSent })

  useWaiting((message, delivery) => {
    if (message.idempotencyKey === draft.key()) settle(delivery)
  })
  useEffect(() => {
    if (state.attention > 0) summaryRef.current?.focus()
  }, [state.attention])

  function settle(delivery: Delivery) {
    dispatch(delivery)
    if (delivery.kind !== 'accepted') return
    draft.finish()
    spendToken()
    formRef.current?.reset()
    arrive(delivery.id)
  }

  async function submit(element: HTMLFormElement) {
    const values = { ...readValues(element, form), ...hidden }
    const file = readFile(element)
    const errors = { ...checkForm(form, values, Boolean(file)), ...checkFile(file) }
    if (Object.keys(errors).length > 0) return dispatch({ kind: 'invalid', errors })
    const message: Message = {
      form,
      formKey,
      idempotencyKey: draft.key(),
      locale: words.locale,
      pageUrl: window.location.pathname + window.location.search,
      values,
      touches: recordedTouches(),
      ...readTrap(element),
    }
    keepDraft(formKey, { key: message.idempotencyKey, values })
    dispatch({ kind: 'sending' })
    if (isOffline()) return wait(message, file)
    const delivery = await deliver(message, await askForToken(), file, (part) =>
      dispatch({ kind: 'progress', part }),
    )
    if (delivery.kind === 'unheard' && isOffline()) return wait(message, file)
    settle(delivery)
  }

  /** Without a network: what can be kept on the device waits there; a file cannot. */
  function wait(message: Message, file: File | undefined) {
    const isKept = !file && keepWaiting(message)
    dispatch({ kind: isKept ? 'queued' : 'offline' })
    // The network may have come back while this was being written down.
    if (isKept && !isOffline()) void sendWaiting()
  }

  const look = (field: string, text: string) => {
    const errors = recheck(state.errors, field as FieldName, text)
    if (errors) dispatch({ kind: 'checked', errors })
  }

  const formProps = {
    ref: formRef,
    method: 'post' as const,
    encType: form === 'apply' ? ('multipart/form-data' as const) : undefined,
    // Without script the browser's own checks are a help; with it, ours say more.
    noValidate: draft.isAlive,
    'aria-busy': state.status === 'sending',
    onFocus: () => void askForToken(),
    onInput: (event: FormEvent<HTMLFormElement>) => {
      keepDraft(formKey, { key: draft.key(), values: readValues(event.currentTarget, form) })
      const { name, value } = event.target as HTMLInputElement
      // A field that was wrong says at once when it is right.
      if (state.errors[name as FieldName]) look(name, value)
    },
    onBlur: (event: FormEvent<HTMLFormElement>) => {
      const { name, value, type } = event.target as HTMLInputElement
      const isTyped = name in fieldChecks && value?.trim() !== ''
      if (isTyped && !/^(?:checkbox|radio|hidden|file)$/.test(type)) look(name, value)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (state.status !== 'sending') void submit(event.currentTarget)
    },
  }

  return {
    status: state.status,
    reference: state.reference,
    part: state.part,
    formProps,
    ...createFieldProps({ words, form, formKey, state, hidden, typed: answer?.values ?? {} }),
    summaryProps: { ref: summaryRef, tabIndex: -1, id: `${formKey}-summary` },
    submitProps: { type: 'submit' as const, 'aria-disabled': state.status === 'sending' },
  }
}

const isOffline = () => navigator.onLine === false

function checkFile(file: File | undefined): { cv?: FieldCode[] } {
  if (!file) return {}
  if (file.size > fileLimits.cv) return { cv: ['cv.too_large'] }
  return /\.(?:pdf|docx?)$/i.test(file.name) ? {} : { cv: ['cv.type'] }
}
