import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pageNumbers', () => {
  it('names every page of a short list', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('leaves out what is far from the page shown', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 0, 9])
    expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12])
    expect(pageNumbers(9, 9)).toEqual([1, 0, 8, 9])
  })

  it('never leaves out a single page', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
