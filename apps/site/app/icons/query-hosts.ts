/**
 * Asks several hosts for one thing (BEHAVIOURS 13): the next one after 750 ms of silence or at once
 * after a failure, while those before stay asked; the first success wins.
 */
const rotateMs = 750
const timeoutMs = 5_000

type HostAnswer =
  | { ok: true; data: object; host: string }
  /** 404 ends it all; 424: nobody to ask; 501: not understood; 503: not reached; else the status. */
  | { ok: false; code: number }

type Asking = {
  hosts: readonly string[]
  address: (host: string) => string
  fetch: typeof fetch | undefined
  /** Hears what arrives after it was given up. */
  onLate?: (data: object) => void
}

export function queryHosts({ hosts, address, fetch, onLate }: Asking): Promise<HostAnswer> {
  if (hosts.length === 0 || !fetch) return Promise.resolve({ ok: false, code: 424 })
  let resolve: (answer: HostAnswer) => void = () => {}
  const promise = new Promise<HostAnswer>((settle) => {
    resolve = settle
  })
  const waiting = [...hosts]
  let isOver = false
  let open = 0
  let lastCode = 503
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(answer: HostAnswer) {
    isOver = true
    clearTimeout(timer)
    resolve(answer)
  }

  function next() {
    clearTimeout(timer)
    const host = waiting.shift()
    if (host === undefined) {
      if (open === 0) end({ ok: false, code: lastCode })
      else timer = setTimeout(() => end({ ok: false, code: lastCode }), timeoutMs)
      return
    }
    open += 1
    timer = setTimeout(next, rotateMs)
    void askHost(fetch as typeof globalThis.fetch, address(host)).then((answer) => {
      open -= 1
      if ('data' in answer) {
        if (isOver) onLate?.(answer.data)
        else end({ ok: true, data: answer.data, host })
        return
      }
      if (isOver) return
      lastCode = answer.code
      if (answer.code === 404) end({ ok: false, code: 404 })
      else if (waiting.length > 0 || open === 0) next()
    })
  }

  next()
  return promise
}

async function askHost(
  fetch: typeof globalThis.fetch,
  address: string,
): Promise<{ data: object } | { code: number }> {
  let answer: Response
  try {
    answer = await fetch(address)
  } catch {
    return { code: 503 }
  }
  if (!answer.ok) return { code: answer.status }
  const data: unknown = await answer.json().catch(() => undefined)
  if (data === 404) return { code: 404 }
  return typeof data === 'object' && data !== null ? { data } : { code: 501 }
}
