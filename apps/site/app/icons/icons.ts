/** The icons of this visit in the browser, and of this process on the server. */
import { adoptIcons } from './adopt-icons.ts'
import { createIconStore } from './icon-store.ts'

export const icons = createIconStore()

/** Prefixes of the agency's own sets; see `icons.json` of `@wajiha/brand`. */
export const ownSets = ['agency']

export const iconService = '/api/icons'

if (typeof document !== 'undefined') {
  adoptIcons(icons, document)
  let loader: Promise<(name: string) => void> | undefined
  icons.setAsker((name) => {
    loader ??= makeLoader()
    void loader.then((ask) => ask(name))
  })
}

/** Few pages show an icon that did not come with them, so what asks for icons comes when it is needed. */
async function makeLoader(): Promise<(name: string) => void> {
  const { createIconLoader } = await import('./icon-loader.ts')
  const fetch = globalThis.fetch?.bind(globalThis)
  return createIconLoader({ store: icons, hosts: [iconService], ownSets, fetch })
}
