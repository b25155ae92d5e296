import { readEnv } from '../../platform/env.ts'

/** A target on this site as its path: `https://agency.example/about` is `/about`. Every other one stays as it is. */
export function ownPath(target: string): string {
  const { siteOrigin } = readEnv()
  const rest = target.startsWith(siteOrigin) ? target.slice(siteOrigin.length) : undefined
  if (rest === undefined || !/^(?:[/?#]|$)/.test(rest)) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}
