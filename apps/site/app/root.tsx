/** The document around every page: language, direction, head, and the screens for what went wrong. */

// The order of the layers must be known before any part's own styles.
import './styles/index.css'
import {
  createRootRoute,
  type ErrorComponentProps,
  HeadContent,
  type NotFoundRouteProps,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { directionOf } from '@wajiha/arabic'
import { type ReactNode, useEffect } from 'react'
import type { ShellData } from './content/page-data.ts'
import { referenceOf, statusCodeOf } from './content/page-unavailable.ts'
import { fullPath } from './locale/full-path.ts'
import { LocaleProvider } from './locale/locale-context.tsx'
import { useDocumentLocale } from './locale/use-document-locale.ts'
import { loadMessages } from './messages/core/load.ts'
import './route-meta.ts'
import { followMoved } from './content/follow-redirect.ts'
import { prefixOf } from './locale/paths.ts'
import { type SiteFacts, siteFacts } from './seo/site-facts.ts'
import { iconLinks } from './seo/site-head.ts'
import { ThemeColour } from './seo/theme-colour.tsx'
import { useAsleep } from './shell/asleep.ts'
import { usePageColourMode } from './shell/colour-mode/use-colour-mode.ts'
import { GeneralErrorScreen } from './shell/general-error-screen.tsx'
import { HeadScript } from './shell/head-script.tsx'
import { isKeptFromBot } from './shell/is-bot.ts'
import { LoadingBar } from './shell/loading-bar/loading-bar.tsx'
import { NetworkBanner } from './shell/network-banner/network-banner.tsx'
import { useCodeOrStayServed } from './shell/new-build/missing-code.ts'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { ScrollToTop } from './shell/scroll-to-top/scroll-to-top.tsx'
import { Toasts } from './shell/toasts/toasts.tsx'
import { loadTagManager } from './tag-manager/load-tag-manager.ts'
import { VisitPicture } from './visit-beacon/visit-picture.tsx'

export const Route = createRootRoute({
  staticData: { layout: 'default', showScrollToTop: true },
  beforeLoad: async (journey) => {
    const { serverContext, location } = journey
    await followMoved(journey)
    await loadMessages(serverContext?.locale ?? prefixOf(location.pathname) ?? 'ar')
  },
  loader: ({ serverContext }) => siteFacts(serverContext),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: iconLinks,
  }),
  shellComponent: Document,
  component: Outlet,
  errorComponent: PageError,
  notFoundComponent: PageMissing,
})

function Document({ children }: { children: ReactNode }) {
  useCodeOrStayServed()
  const locale = useDocumentLocale()
  const router = useRouter()
  useEffect(() => {
    const facts = router.state.matches[0]?.loaderData as SiteFacts | undefined
    loadTagManager(facts?.rules, router)
  }, [router])
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-color-mode-forced={usePageColourMode()}
      data-asleep={useAsleep()}
      // The script before the first paint adds the mode's classes, which React leaves alone.
      suppressHydrationWarning
    >
      <head>
        <HeadScript />
        <ThemeColour />
        <HeadContent />
      </head>
      <body>
        <LocaleProvider locale={locale} {...useSpoken()}>
          <LoadingBar />
          <NetworkBanner />
          {children}
          <ScrollToTop />
          <Toasts />
          <VisitPicture />
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  )
}

/**
 * Around the page stands what the page's own shell brought, from the first drawing on: were it to change while the
 * page comes alive, React would draw every part anew whose script is still to come, and lose what was pressed there.
 */
function useSpoken() {
  const facts = useRouterState({
    select: ({ matches }) => matches[0]?.loaderData as SiteFacts | undefined,
  })
  const general = useRouterState({
    select: ({ matches }) => (matches[1]?.loaderData as ShellData | undefined)?.general,
  })
  return {
    writing: general?.writing ?? facts?.writing,
    own: general?.words ?? facts?.own,
  }
}

function PageMissing({ data }: NotFoundRouteProps) {
  const facts = Route.useLoaderData()
  const href = useRouterState({ select: ({ location }) => location.href })
  const { message } = (data ?? {}) as { message?: string }
  return (
    <LocaleProvider locale={useDocumentLocale()} writing={facts?.writing} own={facts?.own}>
      <NotFoundScreen message={message ?? facts?.missing ?? `Page not found: ${fullPath(href)}`} />
    </LocaleProvider>
  )
}

function PageError({ error }: ErrorComponentProps) {
  const statusCode = statusCodeOf(error)
  const locale = useDocumentLocale()
  const facts = Route.useLoaderData()
  if (isKeptFromBot(error as Error, statusCode)) return null
  return (
    <LocaleProvider locale={locale} writing={facts?.writing} own={facts?.own}>
      <GeneralErrorScreen statusCode={statusCode} reference={referenceOf(error)} />
    </LocaleProvider>
  )
}
