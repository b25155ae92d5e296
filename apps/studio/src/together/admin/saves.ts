/**
 * Sends along what each save of an open document began from, and hears what came of it. Every button
 * of the admin pages and its saving by itself end in one `fetch` with a form; no other place sees all.
 */
import { type Brought, basisName, broughtName, type Conflict } from '../basis.ts'
import { isObject, isSame } from '../same.ts'

export type Values = Record<string, unknown>

export type OpenDocument = {
  /** `/api/posts/ID`. */
  path: string
  locale: string
  /** How it stood when it was read or saved last, as the studio answered. */
  base: Values
  /** Words of others that have come in and are not in the form yet: until they are, it began before them. */
  waiting: Values
  /** Ends with the save that is under way: the next one begins from its answer. */
  turn: Promise<unknown>
  /** What the save that is under way says. */
  sending?: Values
  onSaved: (doc: Values, brought: Brought | undefined) => void
  onConflict: (conflict: Conflict) => void
  /** @returns what is said of it, where the session is over and a dialog says so: that is no matter of rights. */
  onRefused: () => Promise<string | undefined>
  /** Nobody answered. @returns what is said of it. */
  onUnheard: () => string
}

const documents: OpenDocument[] = []

/** @returns what closes it again. */
export function openDocument(document: OpenDocument): () => void {
  watch()
  documents.push(document)
  return () => void documents.splice(documents.indexOf(document), 1)
}

const mark = Symbol.for('wajiha.saves')

function watch(): void {
  const send = window.fetch
  if (mark in send) return
  const watched = async (...[input, init]: Parameters<typeof fetch>) => {
    const document = init && savedBy(input, init)
    if (!document) return send(input, init)
    const answer = document.turn.then(() => save(document, send, input, init))
    document.turn = answer.catch(() => {})
    return answer
  }
  window.fetch = Object.assign(watched, { [mark]: true as const })
}

/** The document in front, where the same one is open twice. */
function savedBy(input: RequestInfo | URL, init: RequestInit): OpenDocument | undefined {
  if (typeof input !== 'string' || !(init.body instanceof FormData)) return undefined
  const { pathname, searchParams } = new URL(input, location.origin)
  return documents.findLast(
    ({ path, locale }) => path === pathname && locale === searchParams.get('locale'),
  )
}

async function save(
  document: OpenDocument,
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const { body } = init
  const values = body instanceof FormData && readValues(body)
  if (!values) return send(input, init)
  adoptShownValues(document, values)
  const basis = basisOf(document.base, values)
  body.set('_payload', JSON.stringify({ ...values, [basisName]: basis }))
  document.sending = values
  try {
    const answer = await send(input, init)
    if (answer.status === 401 || answer.status === 403)
      return withoutRights(answer, input, await document.onRefused())
    await hear(document, values, answer.clone()).catch(() => {})
    return answer
  } catch (error) {
    // A save that the page itself called off fails otherwise.
    if (!(error instanceof TypeError)) throw error
    throw new Error(document.onUnheard(), { cause: error })
  } finally {
    delete document.sending
  }
}

/** Of a save that nobody pressed for, the dialog says all; a press waits for words of its own. */
function withoutRights(answer: Response, input: RequestInfo | URL, words?: string): Response {
  if (!words) return answer
  const { searchParams } = new URL(String(input), location.origin)
  const said = searchParams.has('autosave') ? { errors: [] } : { message: words }
  return Response.json(said, { status: answer.status })
}

function readValues(body: FormData): Values | undefined {
  const sent = body.get('_payload')
  const values: unknown = typeof sent === 'string' ? JSON.parse(sent) : undefined
  return isObject(values) ? values : undefined
}

/** Values of other people that the form shows by now become what its next save begins from. */
function adoptShownValues(document: OpenDocument, values: Values): void {
  for (const [name, value] of Object.entries(document.waiting)) {
    if (!isSame(values[name], value)) continue
    document.base[name] = value
    delete document.waiting[name]
  }
}

/** The earlier value of each field that was changed here. */
const basisOf = (base: Values, values: Values): Values =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => !isSame(values[name], base[name]))
      .map((name) => [name, base[name] ?? null]),
  )

type Saved = Values & { [broughtName]?: Brought }
type Answered = { doc?: Saved; result?: Saved; errors?: { data?: { conflict?: Conflict } }[] }

async function hear(document: OpenDocument, sent: Values, answer: Response): Promise<void> {
  const said: Answered = await answer.json()
  const conflict = said.errors?.[0]?.data?.conflict
  if (answer.status === 409 && conflict) return document.onConflict(conflict)
  const saved: Saved = said.doc ?? said.result ?? {}
  const { [broughtName]: brought, ...doc } = saved
  if (!answer.ok || !doc.updatedAt) return
  advance(document, sent, doc, brought)
  document.onSaved(doc, brought)
}

/** Sets what the next save begins from: the values sent, until the form shows those of others. */
function advance(
  document: OpenDocument,
  sent: Values,
  doc: Values,
  brought: Brought | undefined,
): void {
  document.base = { ...doc }
  document.waiting = {}
  for (const name of brought?.fields ?? []) {
    document.base[name] = sent[name] ?? null
    document.waiting[name] = doc[name] ?? null
  }
}
