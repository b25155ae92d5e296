import { createFindRedirect } from '@wajiha/contract/redirects'
import type { PayloadRequest } from 'payload'

/** Where the editors' redirects lead from an address, by the rules that the site follows; nothing where none begins. */
export async function whereRedirected(
  req: PayloadRequest,
  address: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const rules = docs.map(({ from, to }) => ({ from, to, status: 301 as const }))
  return createFindRedirect(rules)(address)?.location
}
