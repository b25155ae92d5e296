/** What a form remembers between renderings; typed text itself stays in the inputs. */
import type { FieldErrors } from '@wajiha/contract/form-checks'
import type { FormAnswer, FormProblem } from '../content/form-answer.ts'
import type { Delivery } from './deliver.ts'

type FormStatus = 'idle' | 'sending' | 'sent' | 'failed' | 'queued'

export type FormState = {
  status: FormStatus
  errors: FieldErrors
  problem?: FormProblem | undefined
  reference?: string | undefined
  /** Of a file that is leaving, from 0 to 1. */
  part?: number | undefined
  /** Grows with every answer that needs the visitor, so that focus goes there each time. */
  attention: number
}

export const startState = (answer: FormAnswer | undefined): FormState => ({
  status: answer ? 'failed' : 'idle',
  errors: answer?.errors ?? {},
  problem: answer?.problem,
  attention: answer ? 1 : 0,
})

type Event =
  | { kind: 'checked'; check: (errors: FieldErrors) => FieldErrors }
  | { kind: 'sending' }
  | { kind: 'progress'; part: number }
  | { kind: 'queued' }
  | { kind: 'offline' }
  | { kind: 'online' }
  | Delivery

export function nextState(state: FormState, event: Event): FormState {
  switch (event.kind) {
    case 'sending':
      return { ...state, status: 'sending', errors: {}, problem: undefined, part: undefined }
    case 'progress':
      return { ...state, part: event.part }
    case 'checked':
      return checked(state, event.check(state.errors))
    case 'queued':
      return { ...state, status: 'queued', problem: undefined }
    case 'accepted':
      return { ...state, status: 'sent', errors: {}, reference: event.reference }
    case 'invalid':
      return attend(state, { status: 'failed', errors: event.errors, problem: undefined })
    case 'refused':
      return attend(state, { status: 'failed', problem: event.problem })
    case 'online':
      return state.problem === 'offline' ? { ...state, status: 'idle', problem: undefined } : state
    case 'offline':
      return attend(state, { status: 'failed', problem: 'offline' })
    case 'unheard':
      return attend(state, { status: 'failed', problem: 'failed' })
  }
}

/** The same state when nothing changed, so that nothing is drawn again. */
const checked = (state: FormState, errors: FieldErrors) =>
  errors === state.errors ? state : { ...state, errors }

const attend = (state: FormState, change: Partial<FormState>): FormState => ({
  ...state,
  ...change,
  attention: state.attention + 1,
})
