import { describe, expect, it } from 'vitest'
import { type BuiltFile, dropFacades, moveInto } from './fewer-files.ts'

const file = (name: string, code: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName: `_assets/${name}.js`,
  name,
  code,
  imports: [],
  dynamicImports: [],
  ...more,
})

describe('a file that only passes another on', () => {
  it('is left out, and who asks for it asks for the other', () => {
    const facade = file('facade', 'import"./start.js";export{a as Form,b}from"./forms.js";')
    const asking = file('page', 'x(()=>import(`./facade.js`),y)', {
      dynamicImports: [facade.fileName],
    })
    expect(dropFacades([facade, asking])).toEqual([facade.fileName])
    expect(asking.code).toBe('x(()=>import("./forms.js").then(m=>({Form:m.a,b:m.b})),y)')
    expect(asking.dynamicImports).toEqual(['_assets/forms.js'])
  })

  it('is forgotten by the file that it stands for', () => {
    const facade = file('hydrate', 'import"./shared.js";import"./start.js";')
    const shared = file('shared', 'import"./hydrate.js";run()', { imports: [facade.fileName] })
    const start = file('start', 'import("./hydrate.js")', { dynamicImports: [facade.fileName] })
    expect(dropFacades([facade, shared, start])).toEqual([facade.fileName])
    expect([shared.code, shared.imports, start.code]).toEqual([
      'run()',
      [],
      'import("./shared.js")',
    ])
  })

  it('stays with a line of its own, or where nobody asks for it on demand', () => {
    const page = file('page', 'import{a}from"./forms.js";run(a);export{a}')
    const entry = file('index', 'import"./start.js";')
    const asking = file('shared', 'import("./page.js")', { dynamicImports: [page.fileName] })
    expect(dropFacades([page, entry, asking])).toEqual([])
  })
})

describe('the helpers of the bundler', () => {
  it('work from the file into which they move', async () => {
    const host = file('start', 'var a="of the host";export{a}')
    const guest = file('rolldown-runtime', 'var a=(n)=>n+1,b=(n)=>n*2;export{a as t,b};')
    const asking = file('page', 'import{t as n,b as r}from"./rolldown-runtime.js";n(r(1))', {
      imports: [guest.fileName],
    })
    moveInto(host, guest, [host, guest, asking])
    expect(asking.code).toBe('import{rolldown_t as n,rolldown_b as r}from"./start.js";n(r(1))')
    expect(asking.imports).toEqual([host.fileName])
    const moved = await import(`data:text/javascript,${encodeURIComponent(host.code)}`)
    expect([moved.a, moved.rolldown_t(1), moved.rolldown_b(3)]).toEqual(['of the host', 2, 6])
  })
})
