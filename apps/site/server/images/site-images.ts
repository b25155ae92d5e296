import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type MakeDerivative, openImages } from './images.ts'
import { openKeptMedia } from './kept-media.ts'

/** What this site has of the studio's library: its pictures, every size made of them, and its files. */
export async function openSiteImages(config: Config, log: Log, makeDerivative: MakeDerivative) {
  const cache = join(config.dataDir, 'cache')
  const media = await openKeptMedia(`${config.apiBase}media/`, join(cache, 'media'), log)
  const files = await openKeptMedia(`${config.apiBase}files/`, join(cache, 'files'), log)
  const images = await openImages({
    media,
    makeDerivative,
    publicFolder: join(import.meta.dirname, '..', '..', 'public'),
    folder: join(cache, 'images'),
    mediaBase: `${config.apiBase}media/`,
    remote: { hosts: [...config.imageDomains, new URL(config.apiBase).hostname] },
    log,
  })
  return { media, files, images }
}
