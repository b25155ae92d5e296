/** Whether whoever gets our mail can find out that it is ours: SPF, DKIM and DMARC of the sender's domain. */
import type { Resolver } from 'node:dns/promises'
import { broken, type Finding, reasonIn, unsure, within } from '../finding.ts'

export type ReadTexts = (name: string) => ReturnType<Resolver['resolveTxt']>

/** Under which names keepers of mail put a key, where nobody said another. */
const usual =
  'default mail dkim smtp google selector1 selector2 s1 s2 k1 k2 k3 fm1 pm zoho protonmail mandrill mailjet mxvault brevo'.split(
    ' ',
  )

/** @param selector the name of the key, as the keeper of the mail server tells it. */
export async function lookAtSender(
  from: string,
  selector: string | undefined,
  read: ReadTexts,
): Promise<Finding[]> {
  const domain = domainOf(from)
  if (!domain || isNobodys(domain)) return []
  const ask = async (name: string) => (await within(5_000, textsOf(read, name))) ?? []
  try {
    const [own, policy, keys] = await Promise.all([
      ask(domain),
      ask(`_dmarc.${domain}`),
      Promise.all((selector ? [selector] : usual).map((one) => ask(`${one}._domainkey.${domain}`))),
    ])
    return [
      ofSpf(domain, own),
      ofDkim(domain, selector, keys.flat()),
      ofDmarc(domain, policy),
    ].filter((one) => one !== undefined)
  } catch (error) {
    return [
      unsure(
        `DNS could not be asked about ${domain} (${reasonIn(error)}). Try again where names are resolved.`,
      ),
    ]
  }
}

/** `Agency <hello@agency.example>` → `agency.example`. */
export const domainOf = (from: string): string | undefined =>
  /@([^@\s>]+)>?\s*$/.exec(from)?.[1]?.toLowerCase()

/** Names that no DNS knows (RFC 2606, RFC 6761). */
const isNobodys = (domain: string) =>
  /(?:^|\.)(?:example|test|invalid|localhost|local)$/.test(domain) || !domain.includes('.')

function ofSpf(domain: string, texts: readonly string[]): Finding | undefined {
  const found = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text))
  if (found.length > 1)
    return broken(
      `${domain} has ${found.length} SPF records, so that none counts. Put them into one.`,
    )
  const [one] = found
  if (!one)
    return broken(
      `${domain} has no SPF record. Add the one your mail server's keeper names, as “v=spf1 include:… -all”.`,
    )
  if (/\+all\b/i.test(one))
    return broken(`SPF of ${domain} lets everybody send in its name (+all). End it with -all.`)
  return undefined
}

function ofDkim(
  domain: string,
  selector: string | undefined,
  texts: readonly string[],
): Finding | undefined {
  if (texts.some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text))) return undefined
  if (selector)
    return broken(
      `${selector}._domainkey.${domain} holds no DKIM key. Add the record that your mail server's keeper names.`,
    )
  return unsure(
    `No DKIM key of ${domain} was found under the usual names. Say yours: npm run doctor -- --dkim NAME.`,
  )
}

function ofDmarc(domain: string, texts: readonly string[]): Finding | undefined {
  const policy = texts.find((text) => /^v=DMARC1\b/i.test(text))
  if (!policy)
    return broken(
      `${domain} has no DMARC record. Add _dmarc.${domain} with “v=DMARC1; p=quarantine; rua=mailto:…”.`,
    )
  if (/;\s*p=none\b/i.test(policy))
    return unsure(
      `DMARC of ${domain} only watches (p=none). When its reports are calm, make it p=quarantine.`,
    )
  return undefined
}

/** Parts of one record joined; nothing where there is no such record. */
async function textsOf(read: ReadTexts, name: string): Promise<string[]> {
  try {
    return (await read(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}
