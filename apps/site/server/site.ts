/** Composes the site from its parts: content, pages, and the row of handlers that answers. */
import { join } from 'node:path'
import { serveLatestBuild } from './assets/serve-latest-build.ts'
import { openChoose } from './campaigns/open-choose.ts'
import { openPortraits } from './cards/portrait.ts'
import { serveVcards } from './cards/serve-vcards.ts'
import type { Config } from './config.ts'
import { openConsent } from './consent/open-consent.ts'
import { rulesOf } from './consent/read-consent.ts'
import { createBreakers } from './content/breakers.ts'
import { openContent } from './content/content.ts'
import { openCopies } from './content/copies.ts'
import { createStudioClient } from './content/studio-client.ts'
import { watchChanges } from './content/watcher.ts'
import { watchErasures } from './erasures/watch-erasures.ts'
import { createFairQueue } from './fairness/fair-queue.ts'
import { serveFeeds } from './feeds/serve-feeds.ts'
import { openForms } from './forms/open-forms.ts'
import { serveFrames } from './frames/serve-frames.ts'
import type { Handler } from './http/exchange.ts'
import { close, createSiteServer, listen } from './http/listen.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveHealth } from './http/serve-health.ts'
import { createVisitors } from './http/visitor.ts'
import { serveIcons } from './icons/serve-icons.ts'
import { serveImages } from './images/serve-images.ts'
import { openSiteImages } from './images/site-images.ts'
import type { Log } from './log.ts'
import { serveLlms } from './manifest/serve-llms.ts'
import { serveManifest } from './manifest/serve-manifest.ts'
import { serveDownloads } from './media/serve-downloads.ts'
import { serveMedia } from './media/serve-media.ts'
import { openNewsletter } from './newsletter/open-newsletter.ts'
import {
  contentSecurityPolicy,
  developmentPolicy,
  type Policy,
} from './pages/content-security-policy.ts'
import type { InlineStyles } from './pages/inline-styles.ts'
import { createPages } from './pages/pages.ts'
import { type App, createRender, type Render } from './pages/render.ts'
import { serveBroken } from './pages/serve-broken.ts'
import { serveBusy } from './pages/serve-busy.ts'
import { servePages, servePayloads } from './pages/serve-pages.ts'
import { refuseWithScreen } from './pages/serve-refused.ts'
import { openPreviews } from './previews/open-previews.ts'
import { serveRedirects } from './redirects/serve-redirects.ts'
import { drawCard } from './share-images/draw-card.ts'
import { serveShareImages } from './share-images/serve-share-images.ts'
import { openShareImages } from './share-images/share-images.ts'
import { serveShortLinks } from './short-links/serve-short-links.ts'
import { serveSitemaps } from './sitemaps/serve-sitemaps.ts'
import { openTouches } from './touches/open-touches.ts'

type Parts = {
  config: Config
  log: Log
  /** The app's build: how pages are rendered, and the handler of its files. */
  build: {
    id: string
    app: () => Promise<App>
    serveFiles: Handler
    inlineStyles?: InlineStyles
    isDevelopment?: boolean
  }
}

export type Site = { port: number; stop: () => Promise<void> }

/** Starts the site: from the last good copies at once, and with the studio as soon as it answers. */
export async function startSite({ config, log, build }: Parts): Promise<Site> {
  const isSecure = config.origin.startsWith('https:')
  const copies = await openCopies(join(config.dataDir, 'cache', 'content'), log)
  const client = createStudioClient(config.apiBase)
  const breakers = createBreakers()
  const content = await openContent({ client, copies, breakers, log })
  const watcher = await watchChanges({ client, content, copies, breakers, log })
  const facts = {
    origin: config.origin,
    buildId: build.id,
    imageHosts: config.imageDomains,
    rules: rulesOf(config),
  }
  const draw = createRender(build.app, facts, build.inlineStyles)
  const drawing = createFairQueue({ atOnce: 2, each: 128, waiting: 1_024 })
  const render: Render = (...wish) => drawing.run(undefined, () => draw(...wish))
  const visitors = createVisitors(config.trustProxy)
  const isStored = !build.isDevelopment
  const policy: Policy = build.isDevelopment
    ? developmentPolicy
    : (own) => contentSecurityPolicy(own, isSecure, Boolean(config.tagManagerId))
  const pages = createPages({ content, render, policy, isStored })
  const { media, files, images } = await openSiteImages(config, log)
  const shareImages = await openShareImages({
    content,
    origin: config.origin,
    folder: join(config.dataDir, 'cache', 'share'),
    log,
    draw: drawCard,
  })
  const touches = openTouches({ config, content, visitors, log })
  const choose = openChoose({ config, content, visitors, onSide: touches.onSide })
  const forms = await openForms({ config, visitors, content, pages, policy, log, choose })
  const newsletter = await openNewsletter({
    config,
    visitors,
    pages,
    policy,
    log,
    confirmed: forms.confirmed,
  })
  const previews = await openPreviews({ config, content, pages, policy })
  const consent = openConsent({ config, visitors, log })
  const erasures = watchErasures({
    ...{ apiBase: config.apiBase, serviceKey: config.serviceKey, log },
    ...{ inbox: forms.erasing, eraseVisitors: touches.eraseVisitors },
  })
  let isStopping = false

  const server = createSiteServer({
    log,
    common: securityHeaders(isSecure),
    origin: config.origin,
    whenBroken: serveBroken(pages, policy),
    whenBusy: serveBusy(pages, policy),
    visitors,
    whenRefused: refuseWithScreen(pages, policy),
    handlers: [
      serveHealth(() => ({
        ready:
          !isStopping && forms.state().isWritable && (content.size > 0 || watcher.isConnected()),
        studio: watcher.isConnected() ? 'connected' : 'away',
        answers: content.size,
        inbox: forms.state(),
      })),
      ...forms.readers,
      consent.reader,
      serveImages(images),
      serveIcons,
      serveLatestBuild(build.id),
      build.serveFiles,
      serveMedia(media),
      serveDownloads(files),
      serveFrames,
      serveSitemaps(content, config.origin),
      serveFeeds(content, config.origin),
      serveManifest(content),
      serveLlms(content, config.origin),
      serveShareImages(shareImages),
      serveVcards({ content, portraits: openPortraits(media, images, log), origin: config.origin }),
      previews,
      serveRedirects(content),
      newsletter.reader,
      servePayloads(pages, choose),
      ...touches.readers,
      touches.counting(
        serveShortLinks({ content, pages, policy, onFollow: touches.onShortLink }),
        [302],
      ),
      touches.counting(servePages({ pages, policy, choose, thanks: forms.thanks }), [200, 304]),
    ],
    writers: [newsletter.writer, consent.writer, ...touches.writers, ...forms.writers],
  })
  const port = await listen(server, config.port, config.host)
  log.info('site_listening', { port, answers: content.size })

  return {
    port,
    async stop() {
      isStopping = true
      watcher.stop()
      content.close()
      await close(server)
      await erasures.stop()
      await forms.stop()
      newsletter.stop()
      await touches.stop()
      consent.stop()
      log.info('site_stopped')
    },
  }
}
