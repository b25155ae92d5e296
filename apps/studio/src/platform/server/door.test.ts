import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { cutSlowReaders } from '@wajiha/contract/cut-slow-readers'
import { afterEach, describe, expect, it } from 'vitest'
import { boundBody, mostWords } from './bound-body.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(made: Server): Promise<number> {
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return (made.address() as AddressInfo).port
}

describe('a body', () => {
  const read = async () => {
    let heard = 0
    const port = await listen(
      createServer(async (request, response) => {
        if (boundBody(request, response)) return
        try {
          for await (const chunk of request) heard += (chunk as Buffer).length
          response.end(String(heard))
        } catch {}
      }),
    )
    return { address: `http://127.0.0.1:${port}/`, heard: () => heard }
  }
  const headers = { 'content-type': 'application/json' }

  it('a body of more than a megabyte is refused before any of it is read', async () => {
    const { address, heard } = await read()
    const body = 'x'.repeat(mostWords + 1)
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(413)
    expect(heard()).toBe(0)
  })

  it('a body that is refused is heard out, so that its sender reads why', async () => {
    const { address, heard } = await read()
    expect(await sendFromElsewhere(address, 8)).toBe('413 '.repeat(8).trim())
    expect(heard()).toBe(0)
  })

  it('a body that does not say its length is cut where it grows too large', async () => {
    const { address, heard } = await read()
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(100_000, 'x')),
    })
    const sent = fetch(address, { method: 'POST', headers, body: endless, duplex: 'half' } as never)
    expect([413, undefined]).toContain((await sent.catch(() => undefined))?.status)
    expect(heard()).toBeLessThanOrEqual(mostWords)
  })

  it('a body of ordinary size, or with files, comes through whole', async () => {
    const { address } = await read()
    const body = 'x'.repeat(mostWords)
    expect(await (await fetch(address, { method: 'POST', headers, body })).text()).toBe(
      String(mostWords),
    )
    const form = new FormData()
    form.set('file', new Blob([Buffer.alloc(3_000_000)]))
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200)
  })
})

describe('a reader', () => {
  const answer = Buffer.alloc(30_000_000, 'x')

  it('a reader who takes nothing of an answer is cut', async () => {
    const made = createServer((_, response) => response.end(answer))
    cutSlowReaders(made, 200)
    const port = await listen(made)
    const cut = new Promise<void>((resolve) => {
      made.on('connection', (socket) => socket.once('close', () => resolve()))
    })
    const reader = connect(port, '127.0.0.1').pause()
    reader.on('error', () => {})
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await cut
    reader.destroy()
  })

  it('a reader who waits for an answer is let be', async () => {
    const made = createServer((_, response) => {
      setTimeout(() => response.end('late'), 500)
    })
    cutSlowReaders(made, 50)
    const port = await listen(made)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('late')
  })
})

/** Sends 20 MB, several times one after the other, from a process of its own, as a client does. @returns what came of each. */
async function sendFromElsewhere(address: string, times: number): Promise<string> {
  const program = `
    const headers = { 'content-type': 'application/json' }
    const body = Buffer.alloc(20_000_000, 'x')
    const came = []
    for (let at = 0; at < ${times}; at += 1)
      came.push(await fetch('${address}', { method: 'POST', headers, body }).then(({ status }) => status, ({ cause }) => cause.code))
    console.log(came.join(' '))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ])
  return stdout.trim()
}
