import { describe, expect, it } from 'vitest'
import { findMentioned } from './find-mentioned.ts'

const people = [
  { id: '1', name: 'أحمد الزهراني' },
  { id: '2', name: 'سارة' },
  { id: '3', name: 'سارة العتيبي' },
  { id: '4', name: 'Omar Haddad' },
  { id: '5', name: 'Omar Said' },
]
const found = (note: string) => findMentioned(note, people).map(({ id }) => id)

describe('a mention in a note', () => {
  it('is found by the whole name, however its letters are spelled', () => {
    expect(found('ما رأيك يا @احمد الزهراني؟')).toEqual(['1'])
    expect(found('cc @omar haddad, please')).toEqual(['4'])
  })

  it('is the longest name that stands there', () => {
    expect(found('@سارة العتيبي تتابع')).toEqual(['3'])
    expect(found('@سارة تتابع')).toEqual(['2'])
  })

  it('is found by the first name where only one colleague has it', () => {
    expect(found('@أحمد، اتّصل به')).toEqual(['1'])
    expect(found('@Omar')).toEqual([])
  })

  it('is neither an address nor a part of another word', () => {
    expect(found('x@omar haddad.example')).toEqual([])
    expect(found('@سارةفي')).toEqual([])
    expect(found('سارة العتيبي')).toEqual([])
  })

  it('of a name that two have is of both', () => {
    const twins = [...people, { id: '6', name: 'سارة العتيبي' }]
    expect(findMentioned('@سارة العتيبي', twins).map(({ id }) => id)).toEqual(['3', '6'])
  })

  it('names several, each once', () => {
    expect(found('@سارة العتيبي و@أحمد ثمّ @أحمد الزهراني').sort()).toEqual(['1', '3'])
  })
})
