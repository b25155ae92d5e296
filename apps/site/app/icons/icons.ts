/** The icons of this visit in the browser, and of this process on the server. */
import { adoptIcons } from './adopt-icons.ts'
import { createIconLoader } from './icon-loader.ts'
import { createIconStore } from './icon-store.ts'

export const icons = createIconStore()

/** Prefixes of the agency's own sets; see `brand/icons.json`. */
export const ownSets = ['agency']

export const iconService = '/api/icons'

if (typeof document !== 'undefined') {
  adoptIcons(icons, document)
  const fetch = globalThis.fetch?.bind(globalThis)
  icons.setAsker(createIconLoader({ store: icons, hosts: [iconService], ownSets, fetch }))
}
