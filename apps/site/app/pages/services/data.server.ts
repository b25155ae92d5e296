/** The services together: what the home page says of them, and how the work goes. */
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { menuLabel } from '#app/seo/menu-label.ts'

export async function readServices(context: PageContext) {
  const { read } = context
  const [words, services, general] = await Promise.all([
    readWords(context, 'home'),
    read('services'),
    read('general'),
  ])
  if (!words) return undefined
  return {
    words: words.services,
    process: words.process,
    call: words.call,
    languages: words.languages,
    services: services?.data ?? [],
    /** What the menu calls this page. */
    name: general && menuLabel(general.data, '/services'),
  }
}
