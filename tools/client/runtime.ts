/** What every call of the client does, as it is written into its file: no dependency, no build, any runtime with `fetch`. */

export const runtime = `export class WajihaProblem extends Error {
  constructor(status, problem, retryAfter) {
    super(problem.detail)
    this.name = 'WajihaProblem'
    this.status = status
    this.code = problem.code
    this.toDo = problem.toDo
    this.fields = problem.fields ?? {}
    if (problem.scope) this.scope = problem.scope
    if (retryAfter > 0) this.retryAfter = retryAfter
  }
}

export function createClient({ baseUrl, key, language = 'ar', fetch: ask = fetch }) {
  const base = baseUrl.replace(/\\/+$/, '')
  const call = async (operation, { signal, body, ...input } = {}) => {
    const answer = await ask(base + addressOf(operation, input), {
      method: operation.method,
      headers: headersOf(operation, input, { key, language, body }),
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const read = await answer.json().catch(() => undefined)
    if (answer.ok && read !== undefined) return read
    throw problemOf(answer, read)
  }
  return Object.fromEntries(
    Object.entries(operations).map(([name, one]) => [name, (input) => call(one, input)]),
  )
}

function addressOf({ path, query }, input) {
  const asked = new URLSearchParams()
  for (const name of query) if (input[name] !== undefined) asked.set(name, String(input[name]))
  const filled = path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(input[name]))
  return asked.size > 0 ? filled + '?' + asked : filled
}

function headersOf({ headers }, input, { key, language, body }) {
  const sent = {
    accept: 'application/json',
    'accept-language': language,
    authorization: 'Bearer ' + key,
  }
  if (body !== undefined) sent['content-type'] = 'application/json'
  for (const [name, header] of Object.entries(headers))
    if (input[name] !== undefined) sent[header] = input[name]
  return sent
}

function problemOf(answer, read) {
  const isOurs = typeof read?.code === 'string' && typeof read?.toDo === 'string'
  const unreadable = {
    code: 'unreadable',
    detail: 'HTTP ' + answer.status + ' without a problem that could be read',
    toDo: 'Check baseUrl, and what stands between you and it.',
  }
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0)
  return new WajihaProblem(answer.status, isOurs ? read : unreadable, retryAfter)
}
`
