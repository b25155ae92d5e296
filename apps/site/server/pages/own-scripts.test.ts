import { describe, expect, it } from 'vitest'
import { joinScripts } from './join-scripts.ts'
import { markOf, takeOwnScripts } from './own-scripts.ts'

const nonce = '3f1c'
const mark = markOf(nonce)
const injected = [
  '<script>steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<script data-tsr-stream-part="">steal()</script>',
  '<SCRIPT nonce=3f1>steal()</SCRIPT>',
]

describe('the scripts that are our own', () => {
  it('are those that this rendering marked, and no others that stand in the page', () => {
    const own = `<script${mark}>a=1</script>`
    const data = `<script${mark} type="application/ld+json">{}</script>`
    const file = `<script${mark} src="/x.js"></script>`
    const { html, scripts } = takeOwnScripts([own, ...injected, data, file].join('<p></p>'), nonce)
    expect(scripts).toEqual(['a=1'])
    expect(html).not.toContain(nonce)
    for (const one of injected.slice(0, 3)) expect(html).toContain(one)
  })

  it('never take one in that stands beside them', () => {
    const beside = `<script${mark} data-tsr-stream-part="">a=1</script>${injected[2]}`
    expect(takeOwnScripts(joinScripts(beside, mark), nonce).scripts).toEqual(['a=1'])
  })

  it('end where a browser ends them', () => {
    const broken = `<script${mark}>a="</script><script>steal()</script>"</script>`
    expect(takeOwnScripts(broken, nonce).scripts).toEqual(['a="'])
  })

  it('are none where the renderer told no nonce', () => {
    expect(takeOwnScripts('<script>a=1</script>', undefined).scripts).toEqual([])
  })
})
