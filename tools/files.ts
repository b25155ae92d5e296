/**
 * `npm run files -- to-bucket` copies pictures, files and CVs from the data folder into `FILES_BUCKET`, `to-folder` back.
 * What is there with the same bytes is left as it is, nothing is deleted, and a run that was cut off goes on.
 */
import { parseArgs } from 'node:util'
import { type Copied, toBucket, toFolder } from './files/copy-files.ts'
import { filesBucket } from './files/files-bucket.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'

const ways = { 'to-bucket': toBucket, 'to-folder': toFolder }
const usage = `Write one of:
  npm run files -- to-bucket    from the data folder into the bucket of FILES_BUCKET
  npm run files -- to-folder    from there into the data folder`

try {
  process.exit(await run())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [way = '', ...more] = positionals
  if (!(way === 'to-bucket' || way === 'to-folder') || more.length > 0) throw new Sentence(usage)
  const settings = readSettings(process.env)
  if (!settings.filesBucket)
    throw new Sentence('Set FILES_BUCKET, FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET first.')
  return say(await ways[way](settings.dataDir, filesBucket(settings.filesBucket)))
}

/** @returns the exit code. */
function say({ copied, there, other }: Copied): number {
  console.log(`${copied} copied, ${there} there already with the same bytes.`)
  if (other.length === 0) return 0
  console.error(
    `${other.length} have other bytes at the other end and were left as they are; look which is right: ${other.slice(0, 20).join(', ')}`,
  )
  return 1
}
