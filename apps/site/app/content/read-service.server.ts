import type { PageContext } from './page-context.ts'

/** Makes the reader of a service's page: of the one with this key, or of the one that the address names. */
export const readService =
  (own?: string) =>
  async ({ read, params }: PageContext) => {
    const key = own ?? params.key ?? ''
    const [service, all] = await Promise.all([read('service', { key }), read('services')])
    const sisters = (all?.data ?? []).filter((other) => other.key !== key)
    return service && { service: service.data, sisters }
  }
