import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAddress } from '#app/locale/read-address.ts'
import { localeCookieFor } from '#app/locale/remember-locale.ts'
import { createPreviewCookie } from '../previews/preview-cookie.ts'
import { edgeHeaders } from './edge-headers.ts'
import { protocols } from './purge-requests.ts'

const file = join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'varnish', 'default.vcl')
const vcl = readFileSync(file, 'utf8').toLowerCase()

it('speaks of headers and cookies as the site does', () => {
  const address = readAddress('/about', new URLSearchParams())
  const said = address && edgeHeaders('varnish')(address, {}, new Set(['ar general']))
  const told = protocols.varnish.ask(['a'], undefined)
  const names = [...Object.keys(said ?? {}), ...Object.keys(told.headers)]
  expect(names).toEqual(['surrogate-control', 'xkey', 'xkey-purge'])
  for (const name of names) expect(vcl).toContain(`.http.${name}`)
  expect(vcl).toContain(`req.method == "${told.method.toLowerCase()}"`)
  for (const locale of ['ar', 'en'] as const) {
    const [cookie = '', ...attributes] = (localeCookieFor('', locale, 'http://x') ?? '').split('; ')
    expect(vcl).toContain(cookie.slice(0, cookie.indexOf('=')))
    expect(vcl).toContain(`; ${attributes.join('; ')}"`.toLowerCase())
  }
  for (const isSecure of [true, false]) {
    const [name = ''] = createPreviewCookie(isSecure).set(['a'], 1_000).split('=')
    expect(`; ${name.toLowerCase()}=a`).toMatch(/(^|;\s*)(__host-)?preview=/)
  }
  expect(vcl).toContain('(__host-)?preview=')
})
