/**
 * Headers of every answer, errors and redirects included (T3.2.2).
 * @param isListed whether search engines may list what is answered.
 */
export function commonHeaders(isSecure: boolean, isListed: boolean): Record<string, string> {
  return Object.fromEntries([
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', nothing],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ...(isSecure ? [hsts] : []),
    ...(isListed ? [] : [unlisted]),
  ])
}

/** Data, texts and files run nothing, load nothing and are framed by nobody; pages bring a policy of their own. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const unlisted: [string, string] = ['x-robots-tag', 'noindex, nofollow']

const hsts: [string, string] = ['strict-transport-security', 'max-age=63072000; includeSubDomains']
