/** Whether the bucket has what rows name, by name and size: reading every byte is what a backup does. */
import type { FilesBucket } from '@wajiha/contract/settings'
import { Client } from 'pg'
import { allEntries, filesBucket } from '../files/files-bucket.ts'
import { Sentence } from '../sentence.ts'
import type { NamedFiles } from './findings.ts'

const named = `
  select 'media/' || filename as name, filesize::float8 as size from media where filename is not null
  union all select 'media/' || sizes_thumb_filename, sizes_thumb_filesize::float8 from media
    where sizes_thumb_filename is not null
  union all select 'files/' || filename, filesize::float8 from files where filename is not null
  union all select 'attachments/' || attachment_file, (payload -> 'attachment' ->> 'size')::float8
    from submissions where attachment_file is not null
  union all select 'attachments/' || (held.file ->> 'file'),
      (payload -> 'files' -> (held.place::int - 1) ->> 'size')::float8
    from submissions, jsonb_array_elements(
      case jsonb_typeof(files) when 'array' then files else '[]' end
    ) with ordinality as held (file, place)
    where held.file ->> 'file' is not null`

type Row = { name: string; size: number | null }

export async function readFiles(
  settings: FilesBucket,
  databaseUrl: string,
): Promise<NamedFiles | { unread: string } | undefined> {
  const rows = await readNamed(databaseUrl).catch(() => undefined)
  if (!rows) return undefined
  try {
    const entries = await allEntries(filesBucket(settings))
    const sizes = new Map(entries.map(({ name, size }) => [name, size]))
    const isOther = ({ name, size }: Row) => size !== null && sizes.get(name) !== size
    return {
      named: rows.length,
      missing: rows.filter(({ name }) => !sizes.has(name)).map(({ name }) => name),
      other: rows.filter((row) => sizes.has(row.name) && isOther(row)).map(({ name }) => name),
    }
  } catch (error) {
    if (error instanceof Sentence) return { unread: error.message }
    throw error
  }
}

async function readNamed(databaseUrl: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(named)).rows
  } finally {
    await client.end()
  }
}
