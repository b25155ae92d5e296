/**
 * Publishing that was refused for its pictures waits while their words are asked for, and is then sent once
 * more: whoever pressed the button hears of the last answer alone. Every button of the admin pages ends in
 * one `fetch`; no other place sees all of them.
 */
import { fieldOf, isObject, membersOf } from '../../../platform/objects.ts'
import { type Undescribed, undescribedStatus } from '../refusal.ts'

/** Resolves with whether the pictures have their words by now. */
type Ask = (pictures: Undescribed[]) => Promise<boolean>

let asking: Ask | undefined

/** @returns what ends it again. */
export function holdAnswers(ask: Ask): () => void {
  watch()
  asking = ask
  return () => {
    if (asking === ask) asking = undefined
  }
}

const mark = Symbol.for('wajiha.described')

function watch(): void {
  const send = window.fetch
  if (mark in send) return
  const watched = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const answer = await send(input, init)
    // A request of its own is read once; the admin's pages send an address and a form.
    if (answer.status !== undescribedStatus || input instanceof Request) return answer
    const pictures = await picturesIn(answer.clone())
    const isAnswered = pictures.length > 0 && (await asking?.(pictures))
    return isAnswered ? watched(input, init) : answer
  }
  window.fetch = Object.assign(watched, { [mark]: true as const })
}

async function picturesIn(answer: Response): Promise<Undescribed[]> {
  const said: unknown = await answer.json().catch(() => undefined)
  const [error] = membersOf(fieldOf(said, 'errors'))
  return membersOf(fieldOf(fieldOf(error, 'data'), 'undescribed')).filter(isUndescribed)
}

/** The studio's own answer, whose status nothing else has. */
const isUndescribed = (value: unknown): value is Undescribed => isObject(value) && 'lacks' in value
