import { createFileRoute } from '@tanstack/react-router'
import { missing } from '#app/content/load-page.ts'

/**
 * A short link is answered by the server before any rendering. Inside the app it therefore ends in
 * a document load; on the server this route is only reached for a code that leads nowhere.
 */
export const Route = createFileRoute('/{-$locale}/short/$code')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: ({ serverContext, location }) => {
    if (!serverContext) return window.location.assign(location.href)
    throw missing(`Page Not Found: ${location.href}`)
  },
})
