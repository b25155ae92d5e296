import type { Job } from '@wajiha/contract'
import { findAll, readXml } from '@wajiha/contract/test/read-xml'
import { describe, expect, it } from 'vitest'
import { sample } from '../../test/page-identity.ts'
import type { Content } from '../content/content.ts'
import { readJobFeed } from './read-job-feed.ts'
import { writeJobsXml } from './write-jobs-xml.ts'

const office = { branch: 'riyadh', name: 'الرياض', locality: 'الرياض', country: 'SA', street: '١٢' }
const seat = (changes: Partial<Job>) => sample('job', { locations: [office], ...changes })

/** A site's copy of these seats, in one language. */
function contentOf(jobs: Job[]): Content {
  const read = async (_: string, name: string, params?: { slug?: string }) => {
    if (name === 'general') return { data: sample('general') }
    if (name === 'jobs') return { data: jobs }
    const job = jobs.find(({ slug }) => slug === params?.slug)
    return job && { data: job }
  }
  return { read } as unknown as Content
}

async function feedOf(jobs: Job[], locale: 'ar' | 'en' = 'ar') {
  const feed = await readJobFeed(contentOf(jobs), locale, 'https://birkar.example')
  if (!feed) throw new Error('There is no feed')
  return readXml(writeJobsXml(feed))
}

describe('the feed of open seats', () => {
  it('tells a job board all that the page tells', async () => {
    const salary = { currency: 'SAR', min: 9_000, max: 12_000, unit: 'MONTH' } as const
    const xml = await feedOf([seat({ salary, validThrough: '2026-12-31', experienceMonths: 30 })])
    const [job] = findAll(xml, 'job')
    const told = Object.fromEntries((job?.children ?? []).map(({ name, text }) => [name, text]))
    expect(told).toMatchObject({
      title: 'هندسة الواجهات',
      date: 'Sun, 01 Nov 2026 00:00:00 GMT',
      referencenumber: 'job-1',
      url: `https://birkar.example/join-us/${encodeURIComponent('هندسة-الواجهات')}`,
      city: 'الرياض',
      country: 'SA',
      salary: '9000-12000 SAR per month',
      jobtype: 'fulltime',
      expirationdate: '2026-12-31',
      experience: '2.5 years',
      remotetype: 'Hybrid remote',
      language: 'ar',
    })
    expect(told.description).toBe('<p>تبني واجهاتٍ تُقرأ.</p><p>وصف</p>')
  })

  it('leaves out what is closed, and what is written in the other language only', async () => {
    const jobs = [
      seat({}),
      seat({ slug: 'closed', state: 'closed' }),
      seat({ slug: 'english', locale: 'en' }),
    ]
    expect(findAll(await feedOf(jobs), 'job')).toHaveLength(1)
    expect(findAll(await feedOf([]), 'job')).toEqual([])
  })

  it('is well-formed whatever an editor writes, and gives it back', async () => {
    const title = 'أ & ب < ج "د" \u0008'
    const xml = await feedOf([seat({ title, requirements: [']]> <script>'] })])
    expect(findAll(xml, 'title')[0]?.text).toBe('أ & ب < ج "د" ')
    expect(findAll(xml, 'description')[0]?.text).toContain('<li>]]&gt; &lt;script&gt;</li>')
  })

  it('leads to English pages in English', async () => {
    const xml = await feedOf([seat({ slug: 'frontend', locale: 'en' })], 'en')
    expect(findAll(xml, 'url')[0]?.text).toBe('https://birkar.example/en/join-us/frontend')
    expect(xml.attributes['xml:lang']).toBe('en')
  })
})
