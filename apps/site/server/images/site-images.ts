import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { openImages } from './images.ts'
import { openKeptMedia } from './kept-media.ts'

/** The pictures of this site: the studio's, kept here, and every size made of them. */
export async function openSiteImages(config: Config, log: Log) {
  const cache = join(config.dataDir, 'cache')
  const media = await openKeptMedia(config.apiBase, join(cache, 'media'), log)
  const images = await openImages({
    media,
    publicFolder: join(import.meta.dirname, '..', '..', 'public'),
    folder: join(cache, 'images'),
    mediaBase: `${config.apiBase}media/`,
    remote: { hosts: [...config.imageDomains, new URL(config.apiBase).hostname] },
    log,
  })
  return { media, images }
}
