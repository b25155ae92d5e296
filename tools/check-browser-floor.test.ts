import { describe, expect, it } from 'vitest'
import { checkBrowserFloor, findAboveFloor } from './check-browser-floor.ts'
import { readSupport } from './checks/browser-support.ts'

const support = readSupport()
const problemsOf = (path: string, text: string) =>
  findAboveFloor([{ path, text }], support, {}).map(({ problem }) => problem.split(' is newer')[0])

describe('findAboveFloor', () => {
  it('finds the buttons that old browsers do not obey', () => {
    const text = `<button type="button" command="show-modal" commandfor={menuId} aria-haspopup="dialog">`
    expect(problemsOf('apps/site/app/shell/menu.tsx', text)).toEqual([
      '<button command>',
      '<button commandfor>',
    ])
    expect(problemsOf('apps/site/app/a.tsx', `<div popover="auto" id={id}>`)).toEqual([
      '<div popover>',
    ])
  })

  it('finds styles that they do not read, unless the style asks first', () => {
    const text = `
      @media (scripting: none) { .a { display: none } }
      .b { field-sizing: content; position-anchor: --x }
      .c:has(a), .d:popover-open { color: red }
      @supports (animation-timeline: scroll()) { .e { animation-timeline: scroll(root) } }`
    expect(problemsOf('apps/site/app/a.module.css', text)).toEqual([
      '@media scripting',
      'field-sizing',
      'field-sizing: content',
      'position-anchor',
      ':has',
      ':popover-open',
    ])
  })

  it('is content with what the bundler lowers for them', () => {
    const text =
      '.a { color: light-dark(red, blue); & .b { inset: 0 } } @media (width < 60rem) { .c { top: 0 } }'
    expect(problemsOf('apps/site/app/a.module.css', text)).toEqual([])
  })

  it('finds interfaces that they do not have', () => {
    const text = `Promise.withResolvers(); URL.canParse(x); new URLPattern({}); Object.groupBy([], f); [].map(f)`
    expect(problemsOf('apps/site/app/a.ts', text)).toEqual([
      'withResolvers',
      'canParse',
      'groupBy',
      'URLPattern',
    ])
  })

  it('finds what stands on the list for nothing', () => {
    expect(findAboveFloor([], support, { ':has': 'spacing' })).toHaveLength(1)
  })
})

it('finds nothing in the site', () => {
  expect(checkBrowserFloor()).toEqual([])
})
