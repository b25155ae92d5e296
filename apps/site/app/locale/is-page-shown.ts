type Matches = readonly { routeId: string; loaderData?: unknown }[]

/**
 * Whether a page stands at an address that the router matched: the root, a language and a page. An address of one
 * part matches the pages that editors make, whether there is one or not; one that is there has its data.
 */
export function isPageShown(matches: Matches): boolean {
  const page = matches[2]
  return page !== undefined && (page.routeId !== anyPage || page.loaderData !== undefined)
}

const anyPage = '/{-$locale}/$slug'
