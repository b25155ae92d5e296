/** One archive of a folder: the same folder gives the same bytes. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Sentence } from '../sentence.ts'

/** GNU tar's own options; it is on every Linux. */
const steady = [
  '--format=gnu',
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
]

/**
 * @param time of everything in it, in seconds.
 * @returns Its hash, which also stands beside it.
 */
export async function archive(folder: string, file: string, time: number): Promise<string> {
  const tar = spawn(
    'tar',
    [...steady, `--mtime=@${time}`, '-C', dirname(folder), '-cf', '-', basename(folder)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<number | null>((resolve) => {
    tar.once('error', () => resolve(1)).once('close', resolve)
  })
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  if ((await ended) !== 0) throw new Sentence('tar could not make the archive; GNU tar is needed.')
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  const sum = hash.digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  return sum
}
