/** Certificates of the site and the studio, as whoever connects is shown them. */
import { connect } from 'node:tls'
import { broken, type Finding, reasonIn, within } from '../finding.ts'

const day = 24 * 60 * 60_000
/** Programs that renew them begin a month before. */
const leastDays = 14

export type Shown = {
  /** Why a browser would refuse it. */
  refused: string | undefined
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
export function judge(host: string, { refused, validTo }: Shown, now: number): Finding | undefined {
  const days = Math.floor((Date.parse(validTo) - now) / day)
  if (days < 0) return broken(`The certificate of ${host} ended on ${validTo}. Renew it.`)
  if (refused)
    return broken(
      `Browsers refuse the certificate of ${host} (${refused}). Give the proxy the whole chain, for this very name.`,
    )
  if (days < leastDays)
    return broken(
      `The certificate of ${host} ends in ${days} days. It should have been renewed by itself: read the log of what does that.`,
    )
  return undefined
}

const isTls = ({ protocol }: URL) => protocol === 'https:'

function shownBy({ hostname, port }: URL): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => {
        const { valid_to: validTo } = socket.getPeerCertificate()
        const refused = socket.authorized ? undefined : reasonIn(socket.authorizationError)
        socket.end()
        resolve({ refused, validTo })
      },
    )
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer for 5 s')))
    socket.on('error', reject)
  })
}
