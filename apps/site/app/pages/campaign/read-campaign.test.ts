/** A campaign as its page gets it: the chosen words, and no trace of the others. */
import type { Campaign } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '#app/content/page-context.ts'
import type { CampaignVariation } from '#app/locale/campaign-choice.ts'
import { readCampaignPage } from './read-campaign.server.ts'

const campaign: Campaign = {
  id: '1',
  slug: 'launch',
  isDefault: true,
  promise: 'الوعد',
  lead: 'المقدّمة',
  paper: 'zafaran',
  steps: [],
  proofs: [],
  questions: [],
  formTitle: 'احجز',
  asks: ['phone'],
  state: 'running',
  languages: ['ar', 'en'],
  seo: { noindex: false },
}
const options = {
  wordings: [{ terms: ['سرعة'], promise: 'أسرع من ثانيتين' }],
  test: { id: 't1', share: 50, promise: 'دفعٌ أقصر', formTitle: 'ابدأ' },
  thanks: { title: 'حجزتَ' },
  worth: { value: 450, currency: 'SAR' },
}

function read(more: Partial<Campaign>, choice?: CampaignVariation, locale: 'ar' | 'en' = 'ar') {
  const answers: Record<string, unknown> = {
    campaign: { ...campaign, ...more },
    branches: [{ isDefault: true, timeZone: 'Asia/Riyadh' }],
    general: { writing: {} },
  }
  const context = {
    locale,
    params: {},
    query: {},
    choices: {},
    choice,
    read: async (name: string) => ({ data: answers[name] }),
  } as unknown as PageContext
  return readCampaignPage(context, 'launch')
}

describe('the words of a campaign', () => {
  it('are its own for everybody of whom nothing was chosen', async () => {
    const page = await read(options)
    expect(page?.campaign).toMatchObject({ promise: 'الوعد', lead: 'المقدّمة', formTitle: 'احجز' })
    expect(page?.campaign).not.toHaveProperty('formKey')
    expect(page).not.toHaveProperty('isPassing')
  })

  it('are those of the advertisement, and of side B where it says something else', async () => {
    const matched = await read(options, { wording: 0 })
    expect(matched?.campaign).toMatchObject({ promise: 'أسرع من ثانيتين', lead: 'المقدّمة' })
    const b = await read(options, { side: { test: 't1', side: 'b' } })
    expect(b?.campaign).toMatchObject({
      promise: 'دفعٌ أقصر',
      lead: 'المقدّمة',
      formTitle: 'ابدأ',
      formKey: 'campaign-t1-b',
    })
    const a = await read(options, { side: { test: 't1', side: 'a' } })
    expect(a?.campaign).toMatchObject({ promise: 'الوعد', formKey: 'campaign-t1-a' })
  })

  it('tell the page nothing of what it does not show', async () => {
    const text = JSON.stringify(await read(options))
    for (const hidden of ['سرعة', 'دفعٌ أقصر', 'wordings', 'حجزتَ', '"test"'])
      expect(text).not.toContain(hidden)
    expect((await read(options))?.campaign.ofLead).toEqual({
      thanks: 'launch',
      worth: { value: 450, currency: 'SAR' },
    })
  })

  it('are kept by nobody once their choice is over', async () => {
    const past = Date.now() - 1
    for (const choice of [
      { wording: 7 },
      { side: { test: 'before', side: 'b' as const } },
      { days: { left: 3, until: past } },
    ]) {
      const page = await read(options, choice)
      expect(page?.isPassing).toBe(true)
      expect(page?.campaign.promise).toBe('الوعد')
    }
  })

  it('give way to the page that an editor named for the time after', async () => {
    await expect(read({ movedTo: '/our-projects' })).rejects.toMatchObject({
      location: '/our-projects',
    })
    await expect(read({ movedTo: '/blogs/دليل' }, undefined, 'en')).rejects.toMatchObject({
      location: '/en/blogs/%D8%AF%D9%84%D9%8A%D9%84',
    })
  })
})

describe('the offer', () => {
  const ending = { showsEnd: true, endsAt: '2026-12-03T20:00:00.000Z' }
  const said = async (left: number, locale: 'ar' | 'en' = 'ar') =>
    (await read(ending, { days: { left, until: Number.POSITIVE_INFINITY } }, locale))?.campaign
      .offer

  it.each([
    [0, 'ينتهي العرض اليوم، ٣ ديسمبر ٢٠٢٦.'],
    [1, 'ينتهي العرض في ٣ ديسمبر ٢٠٢٦، وبقي يومٌ واحد.'],
    [2, 'ينتهي العرض في ٣ ديسمبر ٢٠٢٦، وبقي يومان.'],
    [3, 'ينتهي العرض في ٣ ديسمبر ٢٠٢٦، وبقيت ٣ أيّام.'],
    [11, 'ينتهي العرض في ٣ ديسمبر ٢٠٢٦، وبقي ١١ يومًا.'],
    [100, 'ينتهي العرض في ٣ ديسمبر ٢٠٢٦، وبقي ١٠٠ يوم.'],
  ])('with %i days left says: %s', async (left, sentence) => {
    expect(await said(left)).toEqual([sentence])
  })

  it('says it in English, too', async () => {
    expect(await said(0, 'en')).toEqual(['The offer ends today, 3 December 2026.'])
    expect(await said(1, 'en')).toEqual(['The offer ends on 3 December 2026: one day left.'])
    expect(await said(12, 'en')).toEqual(['The offer ends on 3 December 2026: 12 days left.'])
  })

  it('says how many places are left once half are gone, and nothing once it is over', async () => {
    const offer = async (more: Partial<Campaign>) => (await read(more))?.campaign.offer
    expect(await offer({ places: { all: 10, left: 6 } })).toEqual([])
    expect(await offer({ places: { all: 10, left: 5 } })).toEqual(['الأماكن المتبقّية: ٥ من ١٠.'])
    expect(await offer({ places: { all: 10, left: 3 } })).toEqual(['الأماكن المتبقّية: ٣ من ١٠.'])
    expect(await offer({ places: { all: 10, left: 0 } })).toEqual(['اكتملت الأماكن كلُّها.'])
    expect(await offer({ places: { all: 10, left: 3 }, state: 'ended' })).toEqual([])
    expect(await offer(ending)).toEqual([])
  })
})
