/** The site's settings, read once from the environment. */
import { resolve } from 'node:path'
import {
  type EdgeProduct,
  type Environment,
  readSettings,
  type Settings,
} from '@wajiha/contract/settings'

export type Config = Pick<
  Settings,
  | 'port'
  | 'host'
  | 'apiBase'
  | 'imageDomains'
  | 'trustProxy'
  | 'isListed'
  | 'consent'
  | 'tagManagerId'
> & {
  /** Canonical origin without a trailing slash; never taken from a request. */
  origin: string
  /** The studio's, which alone may frame a draft. */
  studioOrigin: string
  /** Absolute. */
  dataDir: string
  /** Lets the site deliver what visitors send; without it everything waits in the inbox. */
  serviceKey: string | undefined
  /** A program that looks at files before they are kept, and its words; the path comes last. */
  scanCommand?: string[] | undefined
  /** Where several sites count together; without it each counts alone. */
  limitsUrl?: string | undefined
  /** Who sends it is told the site's numbers; without it nobody is. */
  metricsKey?: string | undefined
  /** Which traces are kept; none are without it. */
  traces?: Settings['traces']
  /** A shared cache in front of the site, which keeps pages until it is told that they changed. */
  edge?: EdgeConfig | undefined
}

export type EdgeConfig = {
  product: EdgeProduct
  /** Where it is told, each without its last slash. */
  addresses: string[]
  token: string | undefined
}

/** @throws {SettingsError} with every mistake. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(env)
  return {
    port: settings.port,
    host: settings.host,
    origin: settings.siteOrigin,
    studioOrigin: settings.studioOrigin,
    apiBase: settings.apiBase,
    dataDir: resolve(settings.dataDir),
    imageDomains: settings.imageDomains,
    serviceKey: settings.serviceKey,
    trustProxy: settings.trustProxy,
    isListed: settings.isListed,
    consent: settings.consent,
    tagManagerId: settings.tagManagerId,
    metricsKey: settings.metricsKey,
    traces: settings.traces,
    scanCommand: settings.scanCommand,
    edge: edgeOf(settings),
    limitsUrl: settings.limitsUrl,
  }
}

const edgeOf = ({ edgeCache, edgePurgeUrls, edgePurgeToken }: Settings): EdgeConfig | undefined =>
  edgeCache && {
    product: edgeCache,
    addresses: edgePurgeUrls.map((address) => address.replace(/\/+$/, '')),
    token: edgePurgeToken,
  }
