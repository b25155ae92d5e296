import type { JobCard } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { filterJobs } from './filter-jobs.ts'

const job = (title: string, department: string, more: Partial<JobCard> = {}) =>
  ({
    id: title,
    title,
    summary: '',
    department: { key: department, name: department === 'design' ? 'التصميم' : 'التطوير' },
    workMode: 'onsite',
    employmentTypes: ['FULL_TIME'],
    locations: [{ branch: 'cairo', name: 'القاهرة', locality: 'القاهرة' }],
    ...more,
  }) as unknown as JobCard

const all = [
  job('هندسة الواجهات', 'engineering', { workMode: 'hybrid' }),
  job('تصميم المنتجات', 'design', {
    locations: [{ branch: 'riyadh', name: 'الرياض', locality: 'الرياض' }] as never,
  }),
  job('الخطّ والحرف الرقميّ', 'design', {
    workMode: 'remote',
    employmentTypes: ['PART_TIME'],
    locations: [],
  }),
]
const titles = (choices: Record<string, string[]>, q?: string) =>
  filterJobs(all, choices, q).items.map(({ title }) => title)

describe('filterJobs', () => {
  it('filters by department, place, work mode and type', () => {
    expect(titles({ department: ['design'] })).toHaveLength(2)
    expect(titles({ location: ['cairo'] })).toEqual(['هندسة الواجهات'])
    expect(titles({ department: ['design'], mode: ['remote'] })).toEqual(['الخطّ والحرف الرقميّ'])
    expect(titles({ type: ['PART_TIME'], location: ['riyadh'] })).toEqual([])
  })

  it('finds words in any spelling, in titles, departments and places', () => {
    expect(titles({}, 'الخط')).toEqual(['الخطّ والحرف الرقميّ'])
    expect(titles({}, 'تصميم')).toHaveLength(2)
    expect(titles({}, 'القاهره هندسه')).toEqual(['هندسة الواجهات'])
    expect(titles({}, 'طباخ')).toEqual([])
  })

  it('keeps text and choices in each other’s links', () => {
    const { facets, q, resetHref } = filterJobs(all, { mode: ['remote'] }, ' تصميم ')
    expect(q).toBe('تصميم')
    const design = facets.department.find(({ value }) => value === 'design')
    expect(design).toMatchObject({ count: 1, label: 'التصميم' })
    expect(new URLSearchParams(design?.href.split('?')[1]).get('q')).toBe('تصميم')
    expect(design?.href).toContain('mode=remote')
    expect(resetHref).toBe('/join-us')
  })

  it('keeps a choice that a text leaves without results', () => {
    expect(filterJobs(all, { department: ['design'] }, 'طباخ')).toMatchObject({
      items: [],
      chosen: { department: ['design'] },
      hasUnknown: false,
    })
  })

  it('asks for nothing with a text without words', () => {
    for (const text of ['', '   ', '؟!..', '%_']) expect(titles({}, text), text).toHaveLength(3)
    expect(filterJobs(all, {}, '؟').q).toBe('')
  })

  it('survives one letter and very long texts', () => {
    expect(titles({}, 'ت').length).toBeGreaterThan(0)
    expect(titles({}, 'تصميم '.repeat(400))).toHaveLength(2)
  })
})
