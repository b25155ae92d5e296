import type { ServiceKey } from '@wajiha/contract'
import type { PageContext } from './page-context.ts'

/** Makes the reader of one service page; the three differ only in their key. */
export const readService =
  (key: ServiceKey) =>
  async ({ read }: PageContext) => {
    const service = await read('service', { key })
    return service && { service: service.data }
  }
