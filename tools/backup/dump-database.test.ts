import { Readable, Writable } from 'node:stream'
import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { copyOut } from './dump-database.ts'

/** A server that has not said yet how many rows it sent when the last of them has come. */
const silent = (...chunks: string[]) => {
  const out = Object.assign(Readable.from(chunks.map((one) => Buffer.from(one))), { rowCount: 0 })
  return { query: () => out } as unknown as Client
}
const nowhere = () => new Writable({ write: (_, __, done) => done() })
const table = { name: 'notes', columns: ['id', 'text'] }

it.each([
  ['rows that come in pieces', ['1\tقافلة\n2\tهي', 'ل\n', '3\ttwo\\nlines\n'], 3],
  ['many at once', ['1\ta\n2\tb\n3\tc\n4\td\n'], 4],
  ['an empty table', [], 0],
])('counts %s by what came', async (_, chunks, rows) => {
  expect(await copyOut(silent(...chunks), table, nowhere())).toMatchObject({ rows })
})
