import { describe, expect, it } from 'vitest'
import keepWritten from '../../keep-written.mjs'
import { amendedBy, payloadAdmin } from '../../test/payload-admin.ts'
import { alongWithSent, isAsSent, withItsFold } from './written-since.ts'

const field = (value: unknown) => ({ value })

describe('what an autosave brings back', () => {
  const sent = { title: field('قافلة'), steps: field(1), when: field(new Date(0)) }
  const taken = alongWithSent(sent, { overrideLocalChanges: false })

  it.each([
    ['a field as it was sent', 'title', 'قافلة', true],
    ['a field written in since', 'title', 'قافلة الهيل', false],
    ['a field emptied since', 'title', '', false],
    ['a row added since', 'steps', 2, false],
    ['a moment as it was sent', 'when', '1970-01-01T00:00:00.000Z', true],
    ['another moment', 'when', new Date(1), false],
    ['a field that has come since', 'key', 'identity', false],
    ['a field empty as before', 'key', '', true],
  ])('speaks for %s: %s is %j (%s)', (_, path, value, isTaken) => {
    expect(isAsSent(taken as object, { [path]: field(value) }, path)).toBe(isTaken)
  })

  it('speaks for every field of a save during which nobody writes', () => {
    expect(alongWithSent(sent, true)).toBe(true)
  })
})

describe('a row of a list', () => {
  it.each([
    ['opened since', { collapsed: false }, { collapsed: true }, false],
    ['folded since', { collapsed: true }, {}, true],
    ['added just now', { isLoading: true }, { collapsed: true }, false],
    ['left as it came', {}, { collapsed: true }, true],
  ])('%s is as it should be', (_, now, said, isFolded) => {
    const merged = withItsFold({ id: 'a', ...now }, { ...said, isLoading: false })
    expect(merged).toEqual({ id: 'a', isLoading: false, collapsed: isFolded })
  })
})

describe('the built form', () => {
  it('asks what was written since, hands over what was sent, and leaves folds alone', () => {
    const amended = amendedBy(keepWritten)
    expect(amended.match(/isAsSent\(/g)).toHaveLength(1)
    expect(amended.match(/alongWithSent\(/g)).toHaveLength(1)
    expect(amended.match(/withItsFold\(/g)).toHaveLength(1)
  })

  it.each([
    ['decides otherwise', '.isModified;', '.isTouched;'],
    ['joins rows otherwise', '...a};else', 'id:1,...a};else'],
    ['hands over otherwise', 'type:"MERGE_SERVER_STATE",acceptValues', 'type:"MERGE",acceptValues'],
  ])('stops the build where Payload’s %s', (_, from, to) => {
    expect(() => amendedBy(keepWritten, payloadAdmin.replace(from, to))).toThrow('keep-written.mjs')
  })
})
