/** What hostile requests may not change for anybody else: pages, search, forms, tables and memory. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sendRaw, written } from './raw-request.ts'

/** Another visitor, in a network of their own. */
const other = '127.77.7.7'
const mostLooks = 20
const betweenLooksMs = 1_500

export type Visitor = {
  /** Opens the next page that nobody has opened yet. @returns its status. */
  openNewPage: () => Promise<number>
  search: () => Promise<number>
  write: () => Promise<number>
}

/** @param pages Paths of pages that nobody has opened; each is opened once. */
export function anotherVisitor(port: number, pages: string[]): Visitor {
  const left = pages.values()
  let words = 0
  const statusOf = (path: string) => twice(() => sendRaw(port, written('GET', path), other))
  return {
    openNewPage() {
      const { value: page, done } = left.next()
      if (done) throw new Error('Every page has been opened already')
      return statusOf(page)
    },
    search() {
      words += 1
      return statusOf(`/blogs?q=${encodeURIComponent(`الخط ${words}`)}`)
    },
    write() {
      const body = JSON.stringify({
        name: 'نورة',
        email: `noura-${randomUUID().slice(0, 8)}@example.com`,
        message: 'أودّ موعدًا لمشروع جديد',
        consentPrivacy: true,
        idempotencyKey: randomUUID(),
      })
      const headers = { 'content-type': 'application/json' }
      const form = written('POST', '/api/forms/contact', headers, body)
      return twice(() => sendRaw(port, form, other))
    },
  }
}

/** Whoever meets a failure presses once more, at once. */
async function twice(ask: () => Promise<{ status: number }>): Promise<number> {
  const { status } = await ask()
  return status < 500 && status > 0 ? status : (await ask()).status
}

/** Rows in all tables together, once nothing more arrives: visits are delivered a little later. */
export async function rowsIn(databaseUrl: string): Promise<number> {
  let rows = await countRows(databaseUrl)
  for (let look = 0; look < mostLooks; look += 1) {
    await pause(betweenLooksMs)
    const now = await countRows(databaseUrl)
    if (now === rows) break
    rows = now
  }
  return rows
}

async function countRows(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    let total = 0
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`)
      total += Number(rows[0]?.count)
    }
    return total
  } finally {
    await client.end()
  }
}

/** Resident memory of a process, in megabytes. */
export function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
