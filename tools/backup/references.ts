/** Which files the rows name: pictures, downloads, CVs. */

import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'

/** Of the studio's rows, below the data folder. */
export async function namedByStudio(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(`
    select 'media/' || filename as path from media where filename is not null
    union select 'media/' || sizes_thumb_filename from media where sizes_thumb_filename is not null
    -- Through the row as a whole: before an upgrade, the column may not be there yet.
    union select 'media/' || (jsonb_path_query(to_jsonb(media), 'lax $.former_files[*] ? (@ != null)') #>> '{}')
      from media
    union select 'files/' || filename from files where filename is not null
    union select 'attachments/' || attachment_file from submissions where attachment_file is not null
    union select 'attachments/' || (jsonb_path_query(files, '$[*].file ? (@ != null)') #>> '{}')
      from submissions order by path`)
  return rows.map(({ path }) => path)
}

/** Of the site's inbox. @param file its SQLite file. */
export function namedByInbox(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    const rows = database
      .prepare(
        `SELECT file FROM submissions WHERE file IS NOT NULL
         UNION SELECT name FROM question_files ORDER BY 1`,
      )
      .all() as { file: string }[]
    return rows.map(({ file: name }) => `inbox/files/${name}`)
  } finally {
    database.close()
  }
}
