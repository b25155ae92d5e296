/** Composes the site from its parts: content, pages, features, and who answers which address. */
import { join } from 'node:path'
import { inSpan } from '@wajiha/contract/traces'
import { answerByAddress, fixedAddresses, movableAddresses } from './addresses.ts'
import { serveLatestBuild } from './assets/serve-latest-build.ts'
import { openPersonalise } from './campaigns/open-personalise.ts'
import { openPortraits } from './cards/portrait.ts'
import { serveVcards } from './cards/serve-vcards.ts'
import type { Config } from './config.ts'
import { openConsent } from './consent/open-consent.ts'
import { rulesOf } from './consent/read-consent.ts'
import { createBreakers } from './content/breakers.ts'
import { type Content, openContent } from './content/content.ts'
import { openCopies } from './content/copies.ts'
import { startPulse } from './content/pulse.ts'
import { createStudioClient } from './content/studio-client.ts'
import { watchChanges } from './content/watcher.ts'
import { type Edge, openEdge } from './edge/open-edge.ts'
import { watchErasures } from './erasures/watch-erasures.ts'
import { createFairQueue } from './fairness/fair-queue.ts'
import { serveFeeds } from './feeds/serve-feeds.ts'
import { openForms } from './forms/open-forms.ts'
import { serveFrames } from './frames/serve-frames.ts'
import { type Ending, type Handed, untilReady, waysToEnd } from './handover.ts'
import { commonHeaders } from './http/common-headers.ts'
import type { Handler } from './http/exchange.ts'
import { createSiteServer, listen } from './http/listen.ts'
import { serveHealth } from './http/serve-health.ts'
import { createVisitors } from './http/visitor.ts'
import { serveIcons } from './icons/serve-icons.ts'
import { serveImages } from './images/serve-images.ts'
import { openSiteImages } from './images/site-images.ts'
import { type Limits, openLimits } from './limits/limits.ts'
import type { Log } from './log.ts'
import { serveLlms } from './manifest/serve-llms.ts'
import { serveManifest } from './manifest/serve-manifest.ts'
import { serveSecurityTxt } from './manifest/serve-security-txt.ts'
import { serveDownloads } from './media/serve-downloads.ts'
import { serveMedia } from './media/serve-media.ts'
import { countAnswers } from './metrics/answer-times.ts'
import { type Facts, serveMetrics } from './metrics/serve-metrics.ts'
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
import { openPictureWork, type PictureWork } from './picture-work.ts'
import { openPreviews } from './previews/open-previews.ts'
import { openSharePictures } from './previews/share-picture.ts'
import { passOnPublicApi } from './public-api/pass-on.ts'
import { serveRedirects } from './redirects/serve-redirects.ts'
import { serveShareImages } from './share-images/serve-share-images.ts'
import { openShareImages } from './share-images/share-images.ts'
import { serveShortLinks } from './short-links/serve-short-links.ts'
import { serveSitemaps } from './sitemaps/serve-sitemaps.ts'
import { traceRequests } from './traces/trace-requests.ts'
import { openVisits } from './visits/open-visits.ts'

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
  /** What whoever started us holds for us. */
  handed?: Handed
}

export type Site = { port: number } & Ending

/** Starts the site: from the last good copies at once, and with the studio as soon as it answers. */
export async function startSite(parts: Parts): Promise<Site> {
  const { config, log } = parts
  const limits = await openLimits(config, log)
  const { content, watcher, unfollow } = await openKnown(parts, limits)
  const edge = parts.build.isDevelopment ? undefined : openEdge(config, log)
  const drawn = openDrawn(parts, content, edge)
  const features = await openFeatures(parts, { content, limits, ...drawn })
  const { forms, visits, visitors } = features
  const erasures = watchErasures({
    apiBase: config.apiBase,
    serviceKey: config.serviceKey,
    log,
    inbox: forms.erasing,
    eraseVisitors: visits.eraseVisitors,
  })
  let isStopping = false
  const readiness = () => readinessOf({ watcher, content, forms, isStopping })
  const { pages, policy } = drawn
  const answers = countAnswers()
  const facts = () => ({
    answers,
    pages: pages.store.stats,
    known: content.size,
    isConnected: watcher.isConnected(),
    heard: watcher.heard(),
    inbox: forms.state(),
    areLimitsShared: limits.areShared(),
    countedAlone: limits.countedAlone(),
    edge: edge?.facts(),
  })
  const pictures = openPictureWork()
  const server = createSiteServer({
    log,
    common: commonHeaders(isSecure(config), config.isListed),
    origin: config.origin,
    whenBroken: serveBroken(pages, policy),
    whenBusy: serveBusy(pages, policy),
    visitors,
    ServerResponse: answers.ServerResponse,
    traced: traceRequests(visitors),
    whenRefused: refuseWithScreen(pages, policy),
    ...(await openHandlers(parts, { content, pictures, readiness, facts, ...drawn, ...features })),
  })
  if (parts.handed?.isSuccessor) await untilReady(() => readiness().ready)
  const port = await listen(server, config.port, config.host, parts.handed?.socket)
  log.info('site_listening', { port, answers: content.size })
  edge?.forgetAll()

  return {
    port,
    ...waysToEnd({
      server,
      log,
      graceMs: graceMs(),
      stopCarrying: forms.stopCarrying,
      onStop() {
        isStopping = true
      },
      unfollow,
      async close() {
        await erasures.stop()
        await edge?.stop()
        await closeFeatures(features)
        pictures.stop()
      },
    }),
  }
}

type Readiness = {
  watcher: { isConnected: () => boolean }
  content: Content
  forms: Features['forms']
  isStopping: boolean
}

function readinessOf({ watcher, content, forms, isStopping }: Readiness) {
  const studio = watcher.isConnected() ? ('connected' as const) : ('away' as const)
  const inbox = forms.state()
  const canAnswer = content.size > 0 || studio === 'connected'
  return {
    ready: !isStopping && inbox.isWritable && canAnswer,
    studio,
    answers: content.size,
    inbox,
  }
}

/** Who starts it alone leaves it time for an upload over a slow line (decision 068). */
const graceMs = () => Number(process.env.WAJIHA_GRACE_MS) || 3_000

const isSecure = ({ origin }: Config) => origin.startsWith('https:')

/** What is known of the studio's content, and who hears of its changes. */
async function openKnown({ config, log }: Parts, limits: Limits) {
  const copies = await openCopies(join(config.dataDir, 'cache', 'content'), log)
  let newest: number | undefined
  const client = createStudioClient(config.apiBase, () => newest)
  const breakers = createBreakers()
  const content = await openContent({
    client,
    copies,
    breakers,
    log,
    searches: limits.flood('searches'),
  })
  const onHeard = (change: number) => {
    newest = change
  }
  const changes = await watchChanges({ client, content, copies, breakers, log, onHeard })
  const { apiBase } = config
  const pulse = startPulse({ apiBase, isConnected: changes.isConnected, log })
  const watcher = {
    heard: changes.heard,
    isConnected: () => changes.isConnected() && pulse.isBeating(),
  }
  const unfollow = () => {
    pulse.stop()
    changes.stop()
    content.close()
  }
  return { content, watcher, unfollow }
}

const drawn = { kind: 'internal', name: 'draw page' } as const

/** How pages are drawn, and what may run on them. */
function openDrawn({ config, build }: Parts, content: Content, edge?: Edge) {
  const facts = {
    origin: config.origin,
    buildId: build.id,
    imageHosts: config.imageDomains,
    rules: rulesOf(config),
  }
  const draw = createRender(build.app, facts, build.inlineStyles)
  const drawing = createFairQueue({ atOnce: 2, each: 128, waiting: 1_024 })
  const render: Render = (...wish) =>
    inSpan(drawn, () => drawing.run(undefined, () => draw(...wish)))
  const policy: Policy = build.isDevelopment
    ? developmentPolicy
    : (own) => contentSecurityPolicy(own, isSecure(config), Boolean(config.tagManagerId))
  const isStored = !build.isDevelopment
  const pages = createPages({ content, render, policy, isStored, edge: edge?.headers })
  // After the store of pages, which hears of it first.
  if (edge) content.onChange(edge.changed)
  return { pages, policy }
}

type Drawing = ReturnType<typeof openDrawn>

/** What visitors do here, beside reading. */
async function openFeatures(
  { config, log }: Parts,
  { content, limits, pages, policy }: Drawing & { content: Content; limits: Limits },
) {
  const visitors = createVisitors(config.trustProxy)
  const visits = openVisits({ config, content, visitors, log })
  const personalise = openPersonalise({
    config,
    content,
    visitors,
    onVariantShown: visits.onVariantShown,
  })
  const forms = await openForms({
    config,
    visitors,
    limits,
    content,
    pages,
    policy,
    log,
    personalise,
  })
  const { confirmed } = forms
  const newsletter = await openNewsletter({
    config,
    visitors,
    limits,
    pages,
    policy,
    log,
    confirmed,
  })
  const consent = openConsent({ config, visitors, limits, log })
  return { visitors, limits, visits, personalise, forms, newsletter, consent }
}

async function closeFeatures({ forms, newsletter, visits, consent, limits }: Features) {
  await forms.stop()
  newsletter.stop()
  await visits.stop()
  consent.stop()
  await limits.stop()
}

type Features = Awaited<ReturnType<typeof openFeatures>>

type Opened = Drawing &
  Features & {
    content: Content
    pictures: PictureWork
    readiness: Parameters<typeof serveHealth>[0]
    facts: () => Facts
  }

/** Who answers: by the table of addresses, then by what looks at any address, the pages last. */
async function openHandlers({ config, log, build }: Parts, opened: Opened) {
  const { content, pictures, pages, policy, forms, newsletter, consent, visits, personalise } =
    opened
  const { visitors } = opened
  const { origin, dataDir, isListed } = config
  const { makeDerivative, drawCard } = pictures
  const { media, files, images } = await openSiteImages(config, log, makeDerivative)
  const folder = join(dataDir, 'cache', 'share')
  const shareImages = await openShareImages({ content, origin, folder, log, draw: drawCard })
  const imageHosts = config.imageDomains
  const drafted = openSharePictures({ origin, imageHosts, images, drawCard, log })
  const previews = await openPreviews({ config, content, pages, policy, pictures: drafted })
  const portraits = openPortraits({ media, images, makeDerivative, log })
  const shortLinks = serveShortLinks({ content, pages, policy, onFollow: visits.onShortLink })
  const fixed = answerByAddress(fixedAddresses, {
    health: { get: serveHealth(opened.readiness) },
    metrics: { get: serveMetrics(config.metricsKey, opened.facts) },
    forms: forms.api,
    publicApi: passOnPublicApi({ config, visitors, log, flood: opened.limits.flood('publicApi') }),
    consent,
    images: { get: serveImages(images) },
    icons: { get: serveIcons },
    builds: { get: serveLatestBuild(build.id) },
    media: { get: serveMedia(media) },
    downloads: { get: serveDownloads(files) },
    frames: { get: serveFrames },
    sitemaps: { get: serveSitemaps(content, origin, isListed) },
    feeds: { get: serveFeeds(content, origin) },
    manifest: { get: serveManifest(content) },
    llms: { get: serveLlms(content, origin) },
    securityTxt: { get: serveSecurityTxt(content, origin) },
    shareImages: { get: serveShareImages(shareImages) },
    vcards: { get: serveVcards({ content, portraits, origin }) },
    previews,
  })
  const movable = answerByAddress(movableAddresses, {
    newsletter,
    visits: visits.visits,
    chats: visits.chats,
    shortLinks: { get: visits.counting(shortLinks, [302]) },
  })
  const page = servePages({ pages, policy, personalise, thanks: forms.thanks })
  return {
    handlers: [
      fixed.get,
      build.serveFiles,
      previews.drafts,
      serveRedirects(content),
      visits.countingSearches(visits.countingMisses(servePayloads(pages, personalise))),
      movable.get,
      visits.countingSearches(visits.countingMisses(visits.counting(page, [200, 304]))),
    ],
    writers: [fixed.post, movable.post, forms.ofPages],
  }
}
