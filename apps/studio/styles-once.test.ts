import { expect, it } from 'vitest'
import { withoutTwice } from './styles-once.ts'

const later = '@layer a{.x{color:red}@media (width>9px){.x{color:blue}}}.y{margin:0}'

it.each([
  ['a rule that stands in both', '@layer a{.x{color:red}.z{top:0}}', '@layer a{.z{top:0}}'],
  [
    'what is left around nothing',
    '@layer a{@media (width>9px){.x{color:blue}}}.z{top:0}',
    '.z{top:0}',
  ],
])('leaves out %s', (_, sheet, once) => {
  expect(withoutTwice(sheet, later)).toBe(once)
})

it.each([
  ['other values', '@layer a{.x{color:green}}'],
  ['another layer, or none', '@layer b{.x{color:red}}.x{color:red}'],
  ['another condition', '@layer a{@media (width>8px){.x{color:blue}}}'],
  ['steps of a motion', '@keyframes turn{.y{margin:0}}'],
])('keeps %s', (_, sheet) => {
  expect(withoutTwice(sheet, later)).toBe(sheet)
})
