/** Certificates of the site and the studio, as whoever connects is shown them. */
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { broken, type Finding, reasonIn, within } from '../finding.ts'

const day = 24 * 60 * 60_000
/** Programs that renew them begin when a third of their time is left: a month before, for those of ninety days. */
const leastDays = 14
/** Of those that live for days or hours alone. */
const leastShare = 1 / 6

export type Shown = {
  /** Why a browser would refuse it. */
  refused: string | undefined
  validFrom: string
  validTo: string
}

/** @param origins those that do not begin with `https:` have none. */
export async function lookAtCertificates(origins: readonly string[]): Promise<Finding[]> {
  const hosts = [...new Set(origins)].map((one) => new URL(one)).filter(isTls)
  const found = hosts.map(async (url) => {
    try {
      return judge(url.host, await within(5_000, shownBy(url)), Date.now())
    } catch (error) {
      return broken(
        `Nothing answers in TLS at ${url.host} (${reasonIn(error)}). Check the proxy before the product, and the name's address in DNS.`,
      )
    }
  })
  return (await Promise.all(found)).filter((one) => one !== undefined)
}

/** @param now milliseconds since 1970. */
export function judge(host: string, shown: Shown, now: number): Finding | undefined {
  const { refused, validFrom, validTo } = shown
  const end = Date.parse(validTo)
  const least = Math.min(leastDays * day, (end - Date.parse(validFrom)) * leastShare)
  if (end < now) return broken(`The certificate of ${host} ended on ${validTo}. Renew it.`)
  if (refused)
    return broken(
      `Browsers refuse the certificate of ${host} (${refused}). Give the proxy the whole chain, for this very name.`,
    )
  if (end - now < least)
    return broken(
      `The certificate of ${host} ends in ${timeText(end - now)}. It should have been renewed by itself: read the log of what does that.`,
    )
  return undefined
}

function timeText(ms: number): string {
  const hours = Math.floor((24 * ms) / day)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours === 1 ? 'one hour' : `${hours} hours`
}

const isTls = ({ protocol }: URL) => protocol === 'https:'

function shownBy({ hostname, port }: URL): Promise<Shown> {
  // Without the brackets of IPv6; no certificate is chosen by the name of a number.
  const host = hostname.replace(/^\[|\]$/g, '')
  const name = isIP(host) ? {} : { servername: host }
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host, port: Number(port || 443), ...name, rejectUnauthorized: false },
      () => {
        const { valid_from: validFrom, valid_to: validTo } = socket.getPeerCertificate()
        const refused = socket.authorized ? undefined : reasonIn(socket.authorizationError)
        socket.end()
        resolve({ refused, validFrom, validTo })
      },
    )
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer for 5 s')))
    socket.on('error', reject)
  })
}
