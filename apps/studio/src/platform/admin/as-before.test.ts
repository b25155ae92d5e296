import { describe, expect, it } from 'vitest'
import drawOnce from '../../../draw-once.mjs'
import { amendedBy, payloadAdmin } from '../../../test/payload-admin.ts'
import { asBefore, isAsBefore, orAsBefore } from './as-before.ts'

const fields = { title: { value: 'قافلة' } }
const dispatch = () => undefined

describe('what is as before', () => {
  it.each([
    ['the same fields in a new pair', [fields, dispatch], [fields, dispatch], true],
    ['other fields', [fields, dispatch], [{ ...fields }, dispatch], false],
    ['a longer list', [fields], [fields, dispatch], false],
    ['the same under each name', { a: 1, b: fields }, { a: 1, b: fields }, true],
    ['nothing under another name', { a: undefined }, { b: undefined }, false],
    ['a list and an object', [], {}, false],
    ['something for the first time', null, {}, false],
    ['no number', Number.NaN, Number.NaN, true],
  ])('%s', (_, before, now, isIt) => {
    expect(isAsBefore(before, now)).toBe(isIt)
  })

  it('is handed on as it was, to each owner its own', () => {
    const [one, other] = [() => 1, () => 2]
    const first = asBefore(one, { fields, title: 'قافلة' })
    expect(asBefore(one, { fields, title: 'قافلة' })).toBe(first)
    const changed = asBefore(one, { fields, title: 'هيل' })
    expect(changed).toEqual({ fields, title: 'هيل' })
    expect(asBefore(other, { fields, title: 'هيل' })).not.toBe(changed)
    expect(asBefore(one, { fields, title: 'هيل' })).toBe(changed)
  })

  it('is kept by a state that is told the same', () => {
    const permissions = { collections: { posts: { read: true } } }
    expect(orAsBefore(structuredClone(permissions))(permissions)).toBe(permissions)
    const fewer = { collections: {} as typeof permissions.collections }
    expect(orAsBefore(fewer)(permissions)).toBe(fewer)
  })
})

describe('the built admin', () => {
  it('asks before it hands on, and asks who it is at leisure', () => {
    const amended = amendedBy(drawOnce)
    expect(amended.match(/[=:]asBefore\(\w+,\{/g)).toHaveLength(2)
    expect(
      amended.match(/if\(isAsBefore\((\w+)\.current,(\w+)\)\)return;\1\.current=\2,/g),
    ).toHaveLength(1)
    expect(amended.match(/\w+\(orAsBefore\(\w+\)\)/g)).toHaveLength(1)
    expect(amended.match(/\{\w+&&await atLeisure\(\),await /g)).toHaveLength(1)
    expect(amended.match(/(\w+)&&\(\w+!==\1&&\(\w+\.current=/g)).toHaveLength(1)
    expect(amended).not.toMatch(
      /setProperty\("--v[wh]"|clientWidth:\w+,clientHeight:\w+\}\}=document/,
    )
    expect(amended.match(/\w+&&\((\w+)\.current=\{\.\.\.\1\.current\}\),/g)).toHaveLength(1)
  })

  it.each([
    ['fields are told otherwise', '.current+=1,', '.current++,'],
    ['permissions come otherwise', '{permissions:', '{rights:'],
    ['account is known by other names', '{fetchFullUser:', '{fetchUser:'],
    ['document is', 'versionCount:', 'versions:'],
    ['form begins otherwise', 'optimize:!1,sanitize:!0', 'sanitize:!0'],
    ['form is ready otherwise', '"data-form-ready"', '"data-ready"'],
    ['page is measured otherwise', '{documentElement:{style:', '{documentElement:{look:'],
    ['styles are told otherwise', 'setProperty("--vw"', 'setProperty("--wide"'],
    ['page asks who it is otherwise', '(!0)}', '(true)}'],
  ])('stops the build where Payload’s %s', (_, from, to) => {
    expect(() => amendedBy(drawOnce, payloadAdmin.replaceAll(from, to))).toThrow('draw-once.mjs')
  })
})
