import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const inside = (text: string) => cleanSvg(`<svg>${text}</svg>`).slice(5, -6)

describe('cleanSvg', () => {
  it('removes declarations, comments and the space between tags', () => {
    const text =
      '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<!-- c -->\n<svg >\n  <g/>\n</svg>\n'
    expect(cleanSvg(text)).toBe('<svg><g/></svg>')
  })

  it('removes whatever runs', () => {
    for (const text of [
      '<script>alert(1)</script>',
      '<SCRIPT href="x"/>',
      '<svg:script><![CDATA[ if (a < b) x() ]]></svg:script>',
      '<script><script>1</script></script>',
      '<foreignObject><p>x</p></foreignObject>',
    ])
      expect(inside(text)).toBe('')
  })

  it('removes handlers and references that lead out', () => {
    expect(inside(`<g onclick="x" ONLOAD = 'y' fill="red"/>`)).toBe('<g fill="red"/>')
    expect(inside('<a xlink:href=" javascript:x"/>')).toBe('<a/>')
    expect(inside('<image href="http://h/x.png"/><image href="file:///etc/passwd"/>')).toBe(
      '<image/><image/>',
    )
    expect(inside('<set attributeName="href" to="&#106;avascript:x"/>')).toBe(
      '<set to="&#106;avascript:x"/>',
    )
  })

  it('keeps the drawing, its own references and its words', () => {
    const kept =
      '<use href="#a"/><path d="M0 0 L1 1"/><text>كلمة و كلمة</text><style>a{b:c}</style>'
    expect(inside(kept)).toBe(kept)
    expect(inside('<image href="data:image/png;base64,AA"/>')).toContain('data:image/png')
  })

  it('refuses what is not one', () => {
    for (const text of ['', 'words', '<html></html>', '<svg><', '<svg><script>', '<svg a="></svg>'])
      expect(() => cleanSvg(text)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
