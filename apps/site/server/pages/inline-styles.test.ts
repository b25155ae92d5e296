import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { type InlineStyles, readInlineStyles } from './inline-styles.ts'

let folder: string
let inlineStyles: InlineStyles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-styles-'))
  const assets = join(folder, '_assets')
  await mkdir(assets)
  await writeFile(join(assets, 'shared-a.css'), '.shared{color:red}')
  await writeFile(join(assets, 'route-a.css'), '.own{color:red}\n')
  await writeFile(join(assets, 'route-long.css'), `.own{${'color:red;'.repeat(2_000)}}`)
  await writeFile(join(assets, 'route-odd.css'), '.own::after{content:"</style>"}')
  inlineStyles = await readInlineStyles(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const link = (name: string) =>
  `<link rel="stylesheet" href="/_assets/${name}.css" data-precedence="default"/>`

describe('the styles of a page', () => {
  it('stand in its document, under the address the app knows them by', () => {
    expect(inlineStyles(`<head>${link('route-a')}</head>`).html).toBe(
      '<head><style data-href="/_assets/route-a.css">.own{color:red}</style></head>',
    )
  })

  it.each(['shared-a', 'route-long', 'route-odd', 'unknown'])('stay a file: %s', (name) => {
    expect(inlineStyles(link(name))).toEqual({ html: link(name), styles: [] })
  })

  it('are allowed by their hash, and no others', () => {
    const policyOf = (html: string) =>
      contentSecurityPolicy({ scripts: [], styles: inlineStyles(html).styles }, true)
    const policy = policyOf(`${link('route-a')}<style>.injected{}</style>`)
    expect(policy).toContain(
      "style-src 'self' 'sha256-O+cXewyVzJATZ79Bs3T2PfF/xtjOKFxhq+rObSDGilE=';",
    )
    expect(policyOf(link('shared-a'))).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
  })
})
