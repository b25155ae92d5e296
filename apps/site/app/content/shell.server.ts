/** What the header and footer of every page show. */
import type { PageContext } from './page-context.ts'

export async function readShell({ read }: Pick<PageContext, 'read'>) {
  const [general, branches, services] = await Promise.all([
    read('general'),
    read('branches'),
    read('services'),
  ])
  if (!general) return undefined
  // The addresses of the logos stand in `logos`, too.
  const { light_logo, dark_logo, ...shown } = general.data
  return {
    general: shown,
    // Every byte of these stands in every page: no more of an office than the footer says.
    branches: (branches?.data ?? []).map(({ slug, name, address, phones }) => ({
      slug,
      name,
      address: { street: address.street, country: address.country },
      phones: phones.slice(0, 1).map(({ e164 }) => ({ e164 })),
    })),
    services: (services?.data ?? []).map(({ key, name }) => ({ key, name })),
  }
}
