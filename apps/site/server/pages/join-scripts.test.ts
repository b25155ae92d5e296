import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { joinScripts } from './join-scripts.ts'

const part = (script: string) => `<script data-tsr-stream-part="">${script}</script>`

describe('the scripts of a page', () => {
  it('become one where they stand side by side, and do the same', () => {
    const parts = ['data={a:1,f(){return 2}}', 'data.b=(($R)=>$R[0]=[3])([])', 'data.c=data.f()']
    const html = joinScripts(`<p>1</p>${parts.map(part).join('')}<p>2</p>`)
    expect(html).toBe(`<p>1</p>${part(parts.join(';'))}<p>2</p>`)
    const context = { data: {} as Record<string, unknown> }
    for (const [, script = ''] of html.matchAll(/<script[^>]*>(.*?)<\/script>/g))
      runInNewContext(script, context)
    expect(context.data).toMatchObject({ a: 1, b: [3], c: 2 })
  })

  it('stay apart where something stands between them, and say no more that the stream has ended', () => {
    const apart = `${part('a=1')}<p></p>${part('b=2')}<script>c=3</script>`
    const end = '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>'
    expect(joinScripts(apart + end)).toBe(apart)
  })
})
