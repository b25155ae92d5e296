/** The optional language before every address, and the shell that speaks it. */

import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { isLocale } from '@wajiha/arabic'
import { loadShell } from './content/load-page.ts'
import { loadMessages } from './messages/core/load.ts'
import { siteHead } from './seo/site-head.ts'
import { Shell } from './shell/shell.tsx'
import { ImageHostsProvider } from './ui/core/image-hosts.ts'

const settingsFreshMs = 300_000

export const Route = createFileRoute('/{-$locale}')({
  staticData: { layout: 'default', showScrollToTop: true },
  params: {
    /** `false` tells the router that the address is not one of ours: `/fr/about` is a 404. */
    parse: ({ locale }: { locale?: string }) => {
      const known = locale?.toLowerCase()
      if (known !== undefined && !isLocale(known)) return false as never
      return { locale: known }
    },
    stringify: ({ locale }) => ({ locale }),
  },
  beforeLoad: ({ params }) => loadMessages(params.locale ?? 'ar'),
  loader: (context) => loadShell(context.params.locale, context),
  staleTime: settingsFreshMs,
  head: ({ params }) => siteHead(params.locale ?? 'ar'),
  component: LocaleLayout,
  // Around every page as this is: alone it would be a file more.
  codeSplitGroupings: [],
})

const root = getRouteApi('__root__')

function LocaleLayout() {
  const imageHosts = root.useLoaderData({ select: (facts) => facts?.imageHosts })
  return (
    <ImageHostsProvider value={imageHosts}>
      <Shell data={Route.useLoaderData()} locale={Route.useParams().locale ?? 'ar'} />
    </ImageHostsProvider>
  )
}
