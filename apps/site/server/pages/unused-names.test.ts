import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { dropUnusedNames } from './unused-names.ts'

const page = (...scripts: string[]) =>
  scripts.map((one) => `<script data-tsr-stream-part="">${one}</script>`).join('<p>$R[1]=</p>')

/** What the scripts of a page leave in `data`. */
function run(html: string) {
  const context = { data: {} as unknown }
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    runInNewContext(script, context)
  return context.data
}

describe('the names of a page of data', () => {
  it('go where nothing refers to them', () => {
    expect(dropUnusedNames(page('data=($R=>$R[0]={a:$R[1]=[$R[2]={b:1}],c:$R[3]={}})([])'))).toBe(
      page('data=($R=>$R[0]={a:[{b:1}],c:{}})([])'),
    )
  })

  it('stay where something does, also in a later script', () => {
    const html = page('R=[];data=($R=>[$R[1]={a:1},$R[2]={},$R[1]])(R)', '($R=>$R[2].b=2)(R)')
    const short = dropUnusedNames(html)
    expect(short).toBe(html)
    expect(JSON.stringify(run(short))).toBe('[{"a":1},{"b":2},{"a":1}]')
  })

  it('leave the words of the content alone', () => {
    const words = '"say \\"$R[5]=\\", \\\\"'
    const html = page(`data=($R=>[$R[1]={text:${words}}])([])`)
    expect(dropUnusedNames(html)).toBe(page(`data=($R=>[{text:${words}}])([])`))
    expect(run(dropUnusedNames(html))).toEqual(run(html))
  })

  it('are touched nowhere else', () => {
    const html = '<pre>$R[1]=1</pre><script>$R[2]=2</script>'
    expect(dropUnusedNames(html)).toBe(html)
  })
})
