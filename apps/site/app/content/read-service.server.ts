import type { ServiceKey } from '@wajiha/contract'
import type { PageContext } from './page-context.ts'

/** Makes the reader of one service page; the three differ only in their key. */
export const readService =
  (key: ServiceKey) =>
  async ({ read }: PageContext) => {
    const [service, all] = await Promise.all([read('service', { key }), read('services')])
    const sisters = (all?.data ?? []).filter((other) => other.key !== key)
    return service && { service: service.data, sisters }
  }
