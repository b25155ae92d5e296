/** The image endpoint behind the real HTTP server, with pictures of its own and no studio. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { commonHeaders } from '../server/http/common-headers.ts'
import { close, createSiteServer, listen } from '../server/http/listen.ts'
import { openImages } from '../server/images/images.ts'
import { openKeptMedia } from '../server/images/kept-media.ts'
import type { RemoteRules } from '../server/images/read-remote.ts'
import { serveImages } from '../server/images/serve-images.ts'
import { createLog } from '../server/log.ts'
import { openPictureWork } from '../server/picture-work.ts'

export type ImageSite = Awaited<ReturnType<typeof startImageSite>>

type Options = {
  apiBase?: string
  remote?: RemoteRules
  /** A folder that an earlier one left behind. */
  folder?: string
  limit?: number
}

/** Public folder: `a.png` (400×300), `drawing.svg`, `words.txt`, `broken.png`, `صورة.png`. */
export async function startImageSite(options: Options = {}) {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'wajiha-images-')))
  const apiBase = options.apiBase ?? 'http://127.0.0.1:9/api/v1/'
  const publicFolder = join(folder, 'public')
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  if (!options.folder) await writePictures(folder, publicFolder)
  const media = await openKeptMedia(`${apiBase}media/`, join(folder, 'media'), log)
  const pictures = openPictureWork()
  const images = await openImages({
    media,
    makeDerivative: pictures.makeDerivative,
    publicFolder,
    folder: join(folder, 'derivatives'),
    mediaBase: `${apiBase}media/`,
    remote: options.remote ?? { hosts: [] },
    log,
    ...(options.limit ? { limit: options.limit } : {}),
  })
  const handlers = [serveImages(images)]
  const server = createSiteServer({
    handlers,
    common: commonHeaders(false, true),
    origin: 'http://site.example',
    log,
  })
  const port = await listen(server, 0, '127.0.0.1')
  const stop = async () => {
    await close(server)
    pictures.stop()
  }
  return {
    port,
    folder,
    images,
    pictures,
    logs: () => lines,
    get: (path: string, headers: Record<string, string> = {}) => get(port, path, headers),
    stop,
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export const drawing = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="alert(1)">
  <script>alert(2)</script>
  <a href="javascript:alert(3)"><rect width="40" height="30" fill="#f00"/></a>
</svg>
`

async function writePictures(folder: string, publicFolder: string) {
  await mkdir(join(publicFolder, 'inner'), { recursive: true })
  await mkdir(join(folder, 'public-drafts'))
  const plain = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#3366cc' },
  })
    .png()
    .toBuffer()
  for (const name of ['a.png', 'صورة.png', 'inner/b.png', '../public-drafts/secret.png'])
    await writeFile(join(publicFolder, name), plain)
  await writeFile(join(publicFolder, 'drawing.svg'), drawing)
  await writeFile(join(publicFolder, 'words.txt'), 'words')
  await writeFile(join(publicFolder, 'broken.png'), 'not a picture')
  await symlink(join(folder, 'public-drafts', 'secret.png'), join(publicFolder, 'link.png'))
}

export type ImageReply = { status: number; headers: Record<string, string>; body: Buffer }

/** One GET whose target is sent exactly as written. */
function get(port: number, path: string, headers: Record<string, string>): Promise<ImageReply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}
