/**
 * What of the web may be played or opened inside an article: a closed list of services, each with the
 * shape of its ids. Nothing here knows an address that an editor wrote; ids go in, addresses come out.
 */

import { readUrl } from './read-url.ts'
import { entriesOf } from './records.ts'

type Service = {
  kind: 'video' | 'embed'
  /** What an id of it looks like. */
  id: RegExp
  /** Hosts whose addresses an editor may paste. */
  hosts: readonly string[]
  /** Finds the id in a pasted address. */
  find: (address: URL) => string | undefined
  /** Where it is seen without us. */
  page: (id: string) => string
  /** What is shown in a frame. */
  frame: (id: string) => string
}

const part = (path: string, ...shapes: RegExp[]) => {
  for (const shape of shapes) {
    const found = shape.exec(path)?.[1]
    if (found) return found
  }
  return undefined
}

const services = {
  youtube: {
    kind: 'video',
    id: /^[\w-]{11}$/,
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
    ],
    find: ({ hostname, pathname, searchParams }) =>
      hostname === 'youtu.be'
        ? part(pathname, /^\/([\w-]{11})$/)
        : (searchParams.get('v') ?? part(pathname, /^\/(?:embed|shorts|live)\/([\w-]{11})$/)),
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    kind: 'video',
    id: /^\d{6,12}$/,
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    find: ({ pathname }) => part(pathname, /^\/(?:video\/)?(\d{6,12})$/),
    page: (id) => `https://vimeo.com/${id}`,
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  codepen: {
    kind: 'embed',
    id: /^[\w-]{1,60}\.[A-Za-z0-9]{5,40}$/,
    hosts: ['codepen.io'],
    find: ({ pathname }) => {
      const [, user, pen] =
        /^\/([\w-]{1,60})\/(?:pen|full|embed|details)\/([A-Za-z0-9]{5,40})\/?$/.exec(pathname) ?? []
      return user && pen ? `${user}.${pen}` : undefined
    },
    page: (id) => `https://codepen.io/${id.replace('.', '/pen/')}`,
    frame: (id) => `https://codepen.io/${id.replace('.', '/embed/')}?default-tab=result`,
  },
  figma: {
    kind: 'embed',
    id: /^(?:design|proto|board)\.[A-Za-z0-9]{10,64}$/,
    hosts: ['figma.com', 'www.figma.com'],
    find: ({ pathname }) => {
      const [, kind, key] =
        /^\/(design|proto|board)\/([A-Za-z0-9]{10,64})(?:\/|$)/.exec(pathname) ?? []
      return kind && key ? `${kind}.${key}` : undefined
    },
    page: (id) => `https://www.figma.com/${id.replace('.', '/')}`,
    frame: (id) => `https://embed.figma.com/${id.replace('.', '/')}?embed-host=wajiha`,
  },
  spotify: {
    kind: 'embed',
    id: /^(?:episode|show|playlist)\.[A-Za-z0-9]{22}$/,
    hosts: ['open.spotify.com'],
    find: ({ pathname }) => {
      const [, kind, key] =
        /^\/(?:intl-[a-z]+\/)?(episode|show|playlist)\/([A-Za-z0-9]{22})$/.exec(pathname) ?? []
      return kind && key ? `${kind}.${key}` : undefined
    },
    page: (id) => `https://open.spotify.com/${id.replace('.', '/')}`,
    frame: (id) => `https://open.spotify.com/embed/${id.replace('.', '/')}`,
  },
  openstreetmap: {
    kind: 'embed',
    id: /^\d{1,2},-?\d{1,2}\.\d{2,6},-?\d{1,3}\.\d{2,6}$/,
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    find: ({ hash }) =>
      /^#map=(\d{1,2}(?:\/-?\d{1,3}\.\d{2,6}){2})/.exec(hash)?.[1]?.replaceAll('/', ','),
    page: (id) => {
      const [, lat, lng] = id.split(',')
      return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${id.replaceAll(',', '/')}`
    },
    frame: (id) => {
      const [zoom = 0, lat = 0, lng = 0] = id.split(',').map(Number)
      const [across, up] = [400 / 2 ** zoom, 200 / 2 ** zoom]
      const box = [lng - across, lat - up, lng + across, lat + up].map((side) => side.toFixed(5))
      return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${lat},${lng}`
    },
  },
} as const satisfies Record<string, Service>

export type FrameService = keyof typeof services
export type Frame = { service: FrameService; id: string }

const entries = entriesOf<Record<FrameService, Service>>(services)
export const frameServices = entries.map(([name]) => name)

/**
 * Reads an address as an editor pastes it: `https://youtu.be/aqz-KE-bpKQ` → youtube, `aqz-KE-bpKQ`.
 * @returns `undefined` for anything that is not on the list; never throws.
 */
export function readFrame(address: string): Frame | undefined {
  const text = address.trim()
  const url = readUrl(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined
  for (const [service, { hosts, find, id: shape }] of entries) {
    if (!hosts.includes(url.hostname)) continue
    const id = find(url)
    return id !== undefined && shape.test(id) ? { service, id } : undefined
  }
  return undefined
}

/** A service and an id as strangers name them, when both are on the list. */
export function checkFrame(service: string, id: string): Frame | undefined {
  const known = entries.find(([name]) => name === service)
  return known?.[1].id.test(id) ? { service: known[0], id } : undefined
}

export const isVideo = ({ service }: Frame): boolean => services[service].kind === 'video'

/** Where it is seen without us: the link that works without script. */
export const framePage = ({ service, id }: Frame): string => services[service].page(id)

/** What the frame holds; always https, on a host of the list. */
export const frameSource = ({ service, id }: Frame): string => services[service].frame(id)
