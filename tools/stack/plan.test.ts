import { describe, expect, it } from 'vitest'
import { heap } from './memory.ts'
import { type Mode, planOf } from './plan.ts'
import { readSettings } from './settings.ts'

const servicesOf = (mode: Mode) => {
  const { site, studio } = planOf(readSettings({}), mode)
  return [site, studio]
}

describe('how the services hold memory', () => {
  it.each(['production', 'development'] as const)('is told to the C library (%s)', (mode) => {
    for (const { env } of servicesOf(mode))
      expect(env).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' })
  })

  it('is told to V8 where the product serves, and to the build for what is compiled ahead', () => {
    const [site, studio] = servicesOf('production')
    expect(site?.args.slice(0, -1)).toEqual(heap.site)
    expect(studio?.args.slice(0, -1)).toEqual(heap.studio)
    const [build] = planOf(readSettings({}), 'production').builds
    expect(build?.args.slice(1)).toEqual(heap.site)
  })
})
