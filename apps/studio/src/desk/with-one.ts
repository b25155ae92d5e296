import type { PayloadHandler, PayloadRequest } from 'payload'

export type Worked = 'leads' | 'applications'

/** Finds the document for somebody who may change it; to everybody else it is not there. */
export const withOne =
  <Name extends Worked>(
    collection: Name,
    work: (req: PayloadRequest, id: string) => Promise<Response>,
  ): PayloadHandler =>
  async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      select: {},
      req,
      overrideAccess: false,
      disableErrors: true,
    })
    return found ? work(req, id) : new Response(null, { status: 404 })
  }
