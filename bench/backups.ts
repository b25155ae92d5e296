/**
 * A backup of an agency that has grown, while visitors write, and the way back with every row and file compared:
 * how long, and how much. Pictures are bytes that do not shrink, as those of cameras are.
 */
import { spawn } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { post } from '../tools/faults/post.ts'
import { root } from '../tools/root.ts'
import { fill } from './growth/fill.ts'
import { type Held, told } from './held.ts'
import { type Product, withProduct } from './product.ts'

type Size = { posts: number; megabytes: number }

/** What a picture of a camera weighs after the studio took it in. */
const pictureBytes = 2_097_152
/** A message every so often, all the while. */
const writeEveryMs = 100

export function measureBackups(size: Size): Promise<Held[]> {
  return withProduct(async (product) => {
    const folder = mkdtempSync(join(tmpdir(), 'wajiha-bench-backup-'))
    try {
      return await measureIn(folder, product, size)
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    }
  })
}

async function measureIn(folder: string, product: Product, { posts, megabytes }: Size) {
  const { dataDir, databaseUrl } = product
  await fill(databaseUrl, { posts, projects: posts / 10, links: posts })
  addPictures(join(dataDir, 'media'), megabytes)
  const [target, identity] = [join(folder, 'target'), join(folder, 'identity.txt')]
  const made = await tool(['tools/backup.ts', '--new-key', '--out', identity], dataDir)
  const key = /age1\w+/.exec(made.said)?.[0] ?? ''
  const writers = writeAlways(new URL(product.siteUrl).port)
  const first = await tool(['tools/backup.ts', target, '--key', key], dataDir)
  const size = sizeOf(target)
  const next = await tool(['tools/backup.ts', target, '--key', key], dataDir)
  const thanked = await writers.stop()
  const back = await tool(
    ['tools/restore.ts', target, '--identity', identity, '--verify'],
    join(folder, 'restored'),
  )
  return [
    told(`articles, projects, short links`, `${posts}, ${posts / 10}, ${posts}`),
    told('media', `${megabytes} MB`),
    told('messages acknowledged meanwhile', String(thanked)),
    told('first backup, sealed', `${first.seconds} s`),
    told('in the target', `${Math.round(size / 1_048_576)} MB`),
    told(
      'the next backup',
      `${next.seconds} s, ${Math.round((sizeOf(target) - size) / 1_048_576)} MB more`,
    ),
    told('restore into an empty folder, all compared', `${back.seconds} s`),
    told('read and compared, without a difference', countsIn(back.said)),
  ]
}

/** A restore that found a difference ends with an error, and no table is made. */
function countsIn(said: string): string {
  return /\d+ files and \d+ tables with \d+ rows/.exec(said)?.[0] ?? said.trim()
}

function addPictures(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true })
  const bytes = Buffer.alloc(pictureBytes)
  for (let at = 0; at * pictureBytes < megabytes * 1_048_576; at += 1)
    writeFileSync(join(folder, `bench-${at}.jpg`), randomFillSync(bytes))
}

function writeAlways(port: string) {
  let isOver = false
  let thanked = 0
  async function write() {
    for (let at = 0; !isOver; at += 1) {
      const { status } = await post(Number(port), { message: `backup-${at}`, at })
      if (status === 202) thanked += 1
      await pause(writeEveryMs)
    }
  }
  const writing = write()
  return {
    async stop() {
      isOver = true
      await writing
      return thanked
    },
  }
}

/** @throws with what it said when it does not end with 0. */
async function tool(args: string[], dataDir: string): Promise<{ said: string; seconds: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`)
  return { said, seconds: Math.round((performance.now() - began) / 100) / 10 }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
