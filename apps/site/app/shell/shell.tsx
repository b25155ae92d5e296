/** What stands around a page: header, page, footer, as the page's layout asks. */

import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router'
import type { Locale } from '@wajiha/arabic'
import { ConsentNotice } from '#app/consent/core/consent-notice.tsx'
import type { ShellData } from '#app/content/page-data.ts'
import { referenceOf, statusCodeOf } from '#app/content/page-unavailable.ts'
import { LocaleProvider, useWords } from '#app/locale/locale-context.tsx'
import type { RouteMeta } from '#app/route-meta.ts'
import { GeneralErrorScreen } from './general-error-screen.tsx'
import styles from './shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SlimHeader } from './slim-header.tsx'

const root = getRouteApi('__root__')

export function Shell({ data, locale }: { data: ShellData | undefined; locale: Locale }) {
  const layout = useLayout()
  const isSlim = useSlim()
  const failure = useFailure()
  const told = root.useLoaderData()
  const spoken = {
    writing: data?.general.writing ?? told?.writing,
    own: data?.general.words ?? told?.own,
  }
  if (failure) {
    return (
      <LocaleProvider locale={locale} {...spoken}>
        <GeneralErrorScreen {...failure} />
      </LocaleProvider>
    )
  }
  return (
    <LocaleProvider locale={locale} {...spoken}>
      <SkipLink />
      <ConsentNotice locale={locale} />
      {isSlim && <SlimHeader toHome={false} general={data?.general} />}
      {data && !isSlim && layout !== 'card-layout' && <SiteHeader shell={data} />}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {data && layout === 'default' && <SiteFooter shell={data} isSlim={isSlim} />}
    </LocaleProvider>
  )
}

function useLayout(): RouteMeta['layout'] {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'default' })
}

/** Whether the page being shown is a campaign without the site’s menus (CAMP-02). */
function useSlim(): boolean {
  return useMatches({
    select: (matches) => (matches.at(-1)?.loaderData as Campaigning)?.campaign?.layout === 'slim',
  })
}

type Campaigning = { campaign?: { layout?: string } } | undefined

/** A page that failed takes the whole screen (BEHAVIOURS 9.5). */
function useFailure() {
  return useMatches({
    select: (matches) => {
      const failed = matches.find(({ status }) => status === 'error')
      return (
        failed && { statusCode: statusCodeOf(failed.error), reference: referenceOf(failed.error) }
      )
    },
  })
}

function SkipLink() {
  const { t } = useWords()
  return (
    <a className={styles.skip} href="#content">
      {t('general', 'skipToContent')}
    </a>
  )
}
