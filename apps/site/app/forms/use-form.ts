/**
 * The life of a form, without any looks. The form works natively: `<form method="post">` to the page
 * it stands on. This adds checks while typing, a kept draft, sending without a reload, and patience
 * with bad networks. Inputs are uncontrolled, so nothing typed before the page came to life is lost.
 */
import type { FieldName, FormName } from '@wajiha/contract/form-checks'
import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import type { NamedFile } from './chosen-files.ts'
import { readTrap } from './core/trap.ts'
import type { Message } from './deliver.ts'
import { keepDraft } from './draft.ts'
import { createFieldProps } from './field-props.ts'
import { nextState, startState } from './form-state.ts'
import type { LeadOfCampaign } from './lead-of-campaign.ts'
import { readValues } from './read-form-element.ts'
import { useArrival } from './use-arrival.ts'
import { useDraft } from './use-draft.ts'
import { useFormRuntime } from './use-form-runtime.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { useServerAnswer } from './use-server-answer.ts'

type Desk = typeof import('./form-runtime.ts')

type FormOptions = {
  form: FormName
  /** Tells several forms of one kind apart; letters, digits and hyphens. The form's name if absent. */
  formKey?: string
  /** Where its draft is kept, if it is about one thing among many: a seat. The form's key if absent. */
  draftKey?: string
  /** Its fields in the order of the page, where an editor chose it. */
  shown?: readonly FieldName[]
  /** What the page knows and the visitor does not type: `{ job: 'محرّر' }`, `{ card: 'salma' }`. */
  hidden?: Partial<Record<'campaign' | 'job' | 'card', string>>
  /** `stay` shows `status === 'sent'` in place; otherwise the thank-you page follows. */
  onSent?: 'thank-you' | 'stay'
  /** Whose own thanks follow, and what a lead is said to be worth. */
  ofLead?: LeadOfCampaign
}

export function useForm(options: FormOptions) {
  const { form, formKey = form, shown, hidden = {}, onSent = 'thank-you', ofLead } = options
  const { draftKey = formKey } = options
  const words = useWords()
  const answer = useServerAnswer(form, formKey)
  const [state, dispatch] = useReducer(nextState, answer, startState)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const draft = useDraft(draftKey, formRef)
  const arrive = useArrival({ form, onSent, ofLead })

  const read = (element: HTMLFormElement) => ({ ...readValues(element, form), ...hidden })

  const openDesk = useFormRuntime((message, fate) => {
    const isAccepted = fate.kind === 'accepted'
    if (!isAccepted) draft.takeUp()
    if (message.idempotencyKey !== draft.key()) return false
    dispatch(fate)
    if (isAccepted) {
      draft.renew()
      formRef.current?.reset()
      arrive(fate.reference)
    }
    return true
  })
  useEffect(() => {
    if (state.attention > 0) summaryRef.current?.focus()
  }, [state.attention])

  const submit = useOneAtATime(async (element: HTMLFormElement) => {
    const desk = await openDesk().catch(() => undefined)
    // The form's own way needs no code of ours.
    if (!desk) return isOffline() ? dispatch({ kind: 'offline' }) : element.submit()
    const values = read(element)
    const files = desk.chosenFiles(element)
    const errors = await desk.checkAll(form, values, element)
    if (Object.keys(errors).length > 0) return dispatch({ kind: 'invalid', errors })
    const message: Message = {
      form,
      formKey,
      draftKey,
      worth: ofLead?.worth,
      idempotencyKey: draft.key(),
      locale: words.locale,
      pageUrl: window.location.pathname + window.location.search,
      values,
      touches: desk.recordedTouches(),
      ...readTrap(element),
    }
    keepDraft(draftKey, { key: message.idempotencyKey, values })
    dispatch({ kind: 'sending' })
    if (isOffline()) return wait(desk, message, files)
    const delivery = await desk.sendNow(message, files, (part) =>
      dispatch({ kind: 'progress', part }),
    )
    if (delivery.kind === 'unheard' && isOffline()) return wait(desk, message, files)
    await desk.settle(message, delivery)
  })

  /** Without a network: what can be kept on the device waits there; a file cannot. */
  function wait(desk: Desk, message: Message, files: readonly NamedFile[]) {
    const isKept = !files.length && desk.keepWaiting(message)
    dispatch({ kind: isKept ? 'queued' : 'offline' })
    // The network may have come back while this was being written down.
    if (isKept) desk.watchForNetwork()
    // What the visitor has to send is not told to wait any longer.
    else addEventListener('online', () => dispatch({ kind: 'online' }), { once: true })
  }

  function look(input: HTMLInputElement, isLeft: boolean) {
    openDesk()
      .then((desk) => desk.checkLeftField(input, isLeft))
      .then((check) => check && dispatch({ kind: 'checked', check }), ignore)
  }

  const formProps = {
    ref: formRef,
    method: 'post' as const,
    encType: form === 'apply' ? ('multipart/form-data' as const) : undefined,
    // Without script the browser's own checks are a help; with it, ours say more.
    noValidate: draft.isAlive,
    'aria-busy': state.status === 'sending',
    onFocus: () => void openDesk().then(({ askForToken }) => askForToken(), ignore),
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const [key, values] = [draft.key(), read(event.currentTarget)]
      keepDraft(draftKey, { key, values })
      openDesk().then((desk) => desk.correctWaiting(key, values), ignore)
      const input = event.target as HTMLInputElement
      // A field that was wrong says at once when it is right; a file, also when it is wrong.
      if (input.files || state.errors[input.name as FieldName]) look(input, false)
    },
    onBlur: (event: FormEvent<HTMLFormElement>) => look(event.target as HTMLInputElement, true),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }

  return {
    status: state.status,
    reference: state.reference,
    part: state.part,
    formProps,
    ...createFieldProps({
      words,
      form,
      shown,
      formKey,
      state,
      hidden,
      typed: answer?.values ?? {},
    }),
    summaryProps: {
      ref: summaryRef,
      tabIndex: -1,
      id: `${formKey}-summary`,
      // A page that answers without script opens where it says what is wrong.
      autoFocus: answer !== undefined,
    },
    submitProps: { type: 'submit' as const, 'aria-disabled': state.status === 'sending' },
  }
}

const isOffline = () => navigator.onLine === false

function ignore() {}
