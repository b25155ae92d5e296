import type { AnyRouter } from '@tanstack/react-router'
import { chunkNames } from './chunk-names.ts'

/**
 * Puts what the server writes into the head in order. Called while the router's state is being
 * written, when the manifest is known and nothing is serialised yet. Held by tests, as this is no
 * documented seam.
 */
export function arrangeManifest(router: AnyRouter): void {
  const routes = router.ssr?.manifest?.routes ?? {}
  putScriptLast(routes)
  dropPreloads(routes)
  linkSharedStyles(routes)
}

type Script = { attrs?: Record<string, unknown> }
type ManifestRoute = { css?: unknown[]; preloads?: unknown[]; scripts?: Script[] }
type ManifestRoutes = Record<string, ManifestRoute | undefined>

/** Module preloads would fetch the whole app before the visitor has shown any intent. */
function dropPreloads(routes: ManifestRoutes): void {
  for (const route of Object.values(routes)) delete route?.preloads
}

/** The shared styles belong to every document, also to one whose address matches no route. */
function linkSharedStyles(routes: ManifestRoutes): void {
  const root = routes.__root__
  const shared = Object.values(routes)
    .flatMap((route) => route?.css ?? [])
    .find((href) => JSON.stringify(href).includes(`/${chunkNames.shared}-`))
  if (!root || shared === undefined) return
  root.css = [shared, ...(root.css ?? []).filter((href) => href !== shared)]
}

/**
 * What is seen first comes first: the page works without its script, which waits for a visitor. The
 * entry only imports the file that holds all it does, so the page asks for that one at once.
 */
function putScriptLast(routes: ManifestRoutes): void {
  const root = routes.__root__
  const attrs = root?.scripts?.find((script) => script.attrs?.src)?.attrs
  if (!attrs) return
  const start = root?.preloads?.find((file) => String(file).includes(`/${chunkNames.start}-`))
  Object.assign(attrs, { fetchPriority: 'low' }, start ? { src: start } : {})
}
