/**
 * The image endpoint: how long a picture takes that nobody has asked for before, and how a kept one
 * compares with nginx serving the same bytes, before and after a restart. One process of its own,
 * with originals drawn here.
 */
import '../apps/site/server/plumbing/keep-ticks.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startImageSite } from '../apps/site/test/start-image-site.ts'
import { compareWithNginx } from './against-nginx.ts'
import { at, atLeast, atMost, type Held, told } from './held.ts'

const originals = 40
/** Milliseconds until a picture that nobody asked for before is there. */
const firstAim = 40
/** Of nginx with the same bytes. */
const keptAim = 0.8

if (import.meta.main && process.argv[2] === 'serve') await serve(process.argv[3])

/** The server's own process: prints its port and folder, and goes with its parent. */
async function serve(folder: string | undefined) {
  const site = await startImageSite(folder ? { folder } : {})
  process.on('disconnect', () => process.exit())
  process.send?.({ port: site.port, folder: site.folder })
}

export async function measureImages(): Promise<Held[]> {
  const first = await start()
  await drawOriginals(first.folder)
  await timeOne(`${first.base}/_ipx/f_webp&q_80&w_320/a.png`)
  const rows: Held[] = []
  for (const kind of ['jpeg', 'avif'])
    for (const width of [640, 1280]) rows.push(await coldTimes(first.base, kind, width))
  const path = '/_ipx/f_webp&q_80&w_640/0.jpeg'
  const wishes = [{ path, encoding: 'identity' as const }]
  const before = await compareWithNginx(first.base, wishes)
  await first.stop()
  const second = await start(first.folder)
  const firstAnswer = await timeOne(second.base + path)
  const after = await compareWithNginx(second.base, wishes)
  await second.stop()
  await rm(first.folder, { recursive: true, force: true })
  const kept = [...before, ...after].map(({ ratio, bytes }, run) =>
    atLeast(
      `a kept picture of ${bytes} bytes, ${run === 0 ? 'since it was made' : 'kept by an earlier run'}`,
      ratio,
      keptAim,
      '× nginx',
    ),
  )
  const restarted = told('its first answer after a restart', `${firstAnswer.toFixed(1)} ms`)
  return [...rows, ...kept, restarted]
}

async function start(folder?: string) {
  const child = spawn(
    process.execPath,
    [import.meta.filename, 'serve', ...(folder ? [folder] : [])],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const [facts] = (await once(child, 'message')) as [{ port: number; folder: string }]
  return {
    base: `http://127.0.0.1:${facts.port}`,
    folder: facts.folder,
    stop: () => end(child),
  }
}

async function end(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** Pictures of 2000×1333 with the grain of a photograph, each another. */
async function drawOriginals(folder: string) {
  for (let number = 0; number < originals; number += 1) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const drawn = sharp({
      create: { width: 2_000, height: 1_333, channels: 3, background: '#888', noise },
    }).blur(3)
    const jpeg = await drawn.jpeg({ quality: 85 }).toBuffer()
    await writeFile(join(folder, 'public', `${number}.jpeg`), jpeg)
    const avif = await sharp(jpeg).avif({ quality: 60, effort: 1 }).toBuffer()
    await writeFile(join(folder, 'public', `${number}.avif`), avif)
  }
}

async function coldTimes(base: string, kind: string, width: number): Promise<Held> {
  const times: number[] = []
  for (let number = 0; number < originals; number += 1)
    times.push(await timeOne(`${base}/_ipx/f_webp&q_80&w_${width}/${number}.${kind}`))
  const what = `a picture for the first time, webp of ${width} px from ${kind} of 2000, median`
  return atMost(what, at(times, 0.5), firstAim, 'ms')
}

async function timeOne(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}
