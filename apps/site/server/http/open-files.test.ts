import { describe, expect, it } from 'vitest'
import { freeFiles, isOutOfFiles } from './open-files.ts'

describe('what may be open', () => {
  it('is what the system says now, not what it would allow, without what is open', () => {
    const limits = `Limit                     Soft Limit           Hard Limit           Units
Max open files            1024                 65536                files
Max locked memory         8388608              8388608              bytes`
    const open = () => 24
    expect(freeFiles(() => limits, open)).toBe(1_000)
    expect(freeFiles(() => '', open)).toBeUndefined()
  })

  it('is known to be reached also behind another error', () => {
    const full = Object.assign(new Error('open'), { code: 'EMFILE' })
    expect(isOutOfFiles(new Error('The inbox cannot write', { cause: full }))).toBe(true)
    expect(isOutOfFiles(new Error('else', { cause: new Error('other') }))).toBe(false)
    expect(isOutOfFiles(undefined)).toBe(false)
  })
})
