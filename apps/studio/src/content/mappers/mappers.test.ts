import {
  type DataOf,
  generalSchema,
  jobCardSchema,
  postCardSchema,
  projectCardSchema,
  projectSchema,
  testimonialSchema,
} from '@wajiha/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { toCampaign } from '../../campaigns/map-campaign.ts'
import type { Card, General, Job, Media, Post, Project, Testimonial } from '../../payload-types.ts'
import { toAuthor } from './author.ts'
import { toCard } from './card.ts'
import { toGeneral } from './general.ts'
import { isOpen, toJob, toJobCard } from './job.ts'
import { toPage } from './page.ts'
import { toPost, toPostCard } from './post.ts'
import { isListed, toProject, toProjectCard } from './project.ts'
import { toService } from './service.ts'
import { toTestimonial, toTestimonials } from './testimonial.ts'

const moment = '2026-11-20T08:00:00.000Z'
const stamps = { createdAt: moment, updatedAt: moment }
const media = {
  id: 'm',
  ...stamps,
  alt: 'دائرة',
  filename: 'a.avif',
  mimeType: 'image/avif',
  width: 800,
  height: 600,
} as Media

const post = {
  id: 'p',
  ...stamps,
  title: 'الكشيدة',
  slug: 'الكشيدة',
  excerpt: 'لماذا.',
  cover: media,
  authors: [
    { id: 'a', ...stamps, name: 'سلمى', slug: 'سلمى', _status: 'published' },
    { id: 'b', ...stamps, name: 'مسوّدة', slug: 'مسوّدة', _status: 'draft' },
    'only-an-id',
  ],
  categories: [{ id: 'c', ...stamps, name: 'التصميم', slug: 'التصميم' }],
  tags: [{ id: 't', ...stamps, name: null, slug: null }],
  publishedAt: moment,
  readingMinutes: 3,
} as unknown as Post

const project = {
  id: 'r',
  ...stamps,
  title: 'مرفأ',
  slug: 'مرفأ',
  kind: 'تطبيق',
  summary: 'ملخّص',
  confidentiality: 'public',
  client: { name: 'مرفأ', anonymousName: 'ميناءٌ في الخليج', logo: media, url: 'https://m.example' },
  services: ['web-applications'],
  year: 2026,
  cover: media,
  paper: 'sama',
  liveUrl: 'https://live.example',
  testimonials: [],
  metrics: [
    { label: 'السرعة', value: 2, unit: 'times' },
    { label: null, value: 3, unit: 'none' },
  ],
  _status: 'published',
} as unknown as Project

describe('an article in a list', () => {
  it('shows what is public and written in the language, and holds to the contract', () => {
    const card = postCardSchema.parse(toPostCard(post))
    expect(card.authors).toEqual([{ slug: 'سلمى', name: 'سلمى' }])
    expect(card.tags).toEqual([])
    expect(card.cover).toMatchObject({ url: '/media/a.avif', alt: 'دائرة' })
  })
})

describe('a case study', () => {
  it('holds to the contract and leaves out half-translated rows', () => {
    projectCardSchema.parse(toProjectCard(project))
    const page = toProject(project, { slugs: {}, related: [] }, 'ar')
    expect(page.metrics).toEqual([{ label: 'السرعة', value: 2, unit: 'times' }])
  })

  it('shows a tall page in its frame, and the recording that a picture stands for', () => {
    const file = { id: 'f', ...stamps, filename: 'a-b.mp4', mimeType: 'video/mp4' }
    const paper = { ...file, filename: 'a-b.pdf', mimeType: 'application/pdf' }
    const rows = [
      { image: media, frame: 'browser', scrolls: true, recording: null },
      { image: media, frame: 'phone', scrolls: false, recording: file },
      { image: media, frame: 'none', recording: paper },
    ]
    const told = { ...project, gallery: rows } as unknown as Project
    const { gallery } = toProject(told, { slugs: {}, related: [] }, 'ar')
    expect(gallery.map(({ image: _, ...rest }) => rest)).toEqual([
      { frame: 'browser', scrolls: true },
      { frame: 'phone', recording: '/files/a-b.mp4' },
      { frame: 'none' },
    ])
    expect(projectSchema.shape.gallery.parse(gallery)).toEqual(gallery)
  })

  it('hides an anonymous client everywhere', () => {
    const hidden = { ...project, confidentiality: 'anonymised' } as Project
    const page = toProject(hidden, { slugs: {}, related: [hidden] }, 'ar')
    expect(page.client).toEqual({ name: 'ميناءٌ في الخليج', anonymous: true })
    expect(JSON.stringify(page)).not.toMatch(/m\.example|live\.example/)
  })

  it('is kept from search engines when only a link leads to it', () => {
    const page = (confidentiality: string) =>
      toProject({ ...project, confidentiality } as Project, { slugs: {}, related: [] }, 'ar')
    expect([page('unlisted').seo.noindex, page('public').seo.noindex]).toEqual([true, false])
  })

  it('stands in lists only when it may', () => {
    const listed = (confidentiality: string, _status = 'published') =>
      isListed({ ...project, confidentiality, _status } as Project)
    expect(['public', 'anonymised', 'unlisted', 'private'].map((one) => listed(one))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(listed('public', 'draft')).toBe(false)
  })
})

describe('a testimonial', () => {
  const voice = {
    id: 'v',
    ...stamps,
    quote: 'أحسنتم.',
    originalLocale: 'ar',
    author: { name: 'خالد', title: 'مدير', photo: null },
    project,
    date: '2026-05-01T12:00:00.000Z',
    _status: 'published',
  } as unknown as Testimonial

  it('names its project only when anyone may know it', () => {
    const shown = testimonialSchema.parse(toTestimonial(voice))
    expect(shown).toMatchObject({ project: { slug: 'مرفأ' }, date: '2026-05-01' })
    for (const confidentiality of ['anonymised', 'unlisted', 'private']) {
      const secret = { ...voice, project: { ...project, confidentiality } } as Testimonial
      expect(toTestimonial(secret)).not.toHaveProperty('project')
    }
  })

  it('says the stand-in name of a client who asked not to be named', () => {
    const author = { ...voice.author, company: 'مرفأ', photo: media }
    const secret = { ...project, confidentiality: 'anonymised' }
    const shown = (about: object) =>
      testimonialSchema.parse(toTestimonial({ ...voice, author, project: about } as Testimonial))
    expect(shown(project).author).toMatchObject({ company: 'مرفأ', photo: { alt: 'دائرة' } })
    expect(shown(secret).author).toEqual({
      name: 'خالد',
      title: 'مدير',
      company: 'ميناءٌ في الخليج',
    })
  })

  it('says a stand-in name within a sentence, without the capital of its article', () => {
    const called = (anonymousName: string) => {
      const secret = {
        ...project,
        confidentiality: 'anonymised',
        client: { name: 'M', anonymousName },
      }
      return toTestimonial({ ...voice, project: secret } as Testimonial).author.company
    }
    expect(called('A port on the Gulf')).toBe('a port on the Gulf')
    expect(called('An airline')).toBe('an airline')
    expect(called('Anonymous & Sons')).toBe('Anonymous & Sons')
  })

  it('is not shown as a draft', () => {
    expect(toTestimonials([{ ...voice, _status: 'draft' }, 'an-id'])).toEqual([])
  })
})

describe('a job', () => {
  const job = {
    id: 'j',
    ...stamps,
    title: 'مصمّم',
    slug: 'مصمم',
    summary: 'عملٌ هادئ',
    department: { id: 'd', ...stamps, key: 'design', name: 'التصميم' },
    workMode: 'onsite',
    employmentTypes: ['FULL_TIME'],
    branches: [],
    openings: 1,
    applyMode: 'form',
    datePosted: '2026-11-01T12:00:00.000Z',
    validThrough: '2026-11-20T12:00:00.000Z',
    salary: { visible: false, currency: 'SAR', min: 1, unit: 'MONTH' },
  } as unknown as Job

  it('is open to the end of its last day in Riyadh', () => {
    expect(isOpen(job, Date.parse('2026-11-20T20:59:00Z'))).toBe(true)
    expect(isOpen(job, Date.parse('2026-11-20T21:01:00Z'))).toBe(false)
    jobCardSchema.parse(toJobCard(job, Date.parse(moment)))
  })

  it('keeps a salary to itself that the agency does not show', () => {
    const around = { slugs: {}, similar: [], now: Date.parse(moment) }
    expect(toJob(job, around, 'ar')).not.toHaveProperty('salary')
    const open = { ...job, salary: { ...job.salary, visible: true } } as Job
    expect(toJob(open, around, 'ar').salary).toEqual({ currency: 'SAR', min: 1, unit: 'MONTH' })
  })
})

describe('a card', () => {
  const face = {
    id: 'c',
    ...stamps,
    key: 'salma',
    publicCode: 'k7m3',
    uid: crypto.randomUUID(),
    state: 'active',
    paper: 'ward',
  }
  const ar = {
    ...face,
    givenName: 'سلمى',
    familyName: 'الهاشمي',
    jobTitle: 'شريكة',
    company: 'بركار',
  } as Card
  const en = {
    ...face,
    givenName: 'Salma',
    familyName: 'Alhashimi',
    jobTitle: 'Partner',
    bio: 'Draws.',
  } as Card

  it('takes from the other face what its own lacks, and says so', () => {
    const card = toCard({ ar, en }, 'en')
    expect(card.name.full).toEqual({ text: 'Salma Alhashimi', locale: 'en' })
    expect(card.company).toEqual({ text: 'بركار', locale: 'ar' })
    expect(toCard({ ar, en }, 'ar').bio).toEqual({ text: 'Draws.', locale: 'en' })
  })

  it.each(['paused', 'left'] as const)('leads to nobody when %s', (state) => {
    const reached = {
      phones: [{ e164: '+966500000000', type: 'cell' }],
      emails: [{ email: 'salma@birkar.example' }],
      urls: [{ kind: 'website', href: 'https://salma.example', label: 'salma' }],
      photo: media,
      indexable: true,
    }
    const of = (face: object) => ({ ...face, ...reached, state }) as unknown as Card
    const card = toCard({ ar: of(ar), en: of(en) }, 'en')
    expect(card).toMatchObject({ state, phones: [], emails: [], urls: [], indexable: false })
    expect(card).not.toHaveProperty('photo')
    expect(card).not.toHaveProperty('bio')
    expect(toCard({ ar: { ...ar, ...reached } as unknown as Card, en }, 'ar').emails).toHaveLength(
      1,
    )
  })
})

describe('the settings', () => {
  const general = {
    names: { site: 'بركار', legal: 'بركار للتصميم', tagline: 'من نقطة' },
    description: 'وكالة',
    contacts: { email: 'hi@birkar.example', phone: '+966115550142' },
    lightLogo: media,
    darkLogo: media,
    writing: { numerals: 'arab', months: 'gregorian' },
    announcement: { text: '' },
  } as unknown as General

  it('hold to the contract, and an empty notice is none', () => {
    const shown = generalSchema.parse(toGeneral(general))
    expect(shown.light_logo).toBe('/media/a.avif')
    expect(shown.announcement).toBeUndefined()
  })

  it('show the notice from its beginning until its end, and always where neither is said', () => {
    const shown = (span: object, now: string) => {
      const announcement = { text: 'نغلق مكاتبنا في العيد', ...span }
      return toGeneral({ ...general, announcement } as never, { now: new Date(now) })?.announcement
        ?.text
    }
    const span = { startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-27T08:00:00.000Z' }
    expect(shown(span, '2026-11-25T07:59:59.000Z')).toBeUndefined()
    expect(shown(span, '2026-11-25T08:00:00.000Z')).toBeDefined()
    expect(shown(span, '2026-11-27T08:00:00.000Z')).toBeUndefined()
    expect(shown({ endsAt: span.endsAt }, '2020-01-01T00:00:00.000Z')).toBeDefined()
    expect(shown({ startsAt: null, endsAt: null }, '2026-11-27T08:00:00.000Z')).toBeDefined()
  })

  it('name whom to tell of a weakness where that is written, and nobody where it is not', () => {
    const shown = (security: object) =>
      generalSchema.parse(toGeneral({ ...general, security } as never)).security
    const email = 'weak@birkar.example'
    expect(shown({ email, policy: '' })).toEqual({ email })
    expect(shown({ email: null, policy: null })).toBeUndefined()
    expect(toGeneral(general)).not.toHaveProperty('security')
  })

  it('leave out a button and links that are half written', () => {
    const shown = generalSchema.parse(toGeneral(general))
    expect(shown.footer).toEqual({ links: [], legal: [] })
    expect(shown).not.toHaveProperty('action')
    const links = [
      { label: 'الشروط', href: '/terms-and-conditions' },
      { label: null, href: '/privacy-policy' },
    ]
    const footer = { text: 'وكالةٌ متخيَّلة.', links, legal: links }
    const action = { label: 'ابدأ', href: '/contact' }
    const full = generalSchema.parse(toGeneral({ ...general, footer, action } as never))
    expect(full.footer.legal).toEqual([links[0]])
    expect([full.footer.text, full.action]).toEqual(['وكالةٌ متخيَّلة.', action])
  })

  it('do with one logo, for it is the one that is shown', () => {
    const shown = generalSchema.parse(toGeneral({ ...general, darkLogo: null } as never))
    expect(shown.dark_logo).toBe(shown.light_logo)
    expect(shown.logos).not.toHaveProperty('dark')
    expect(generalSchema.parse(toGeneral(general)).logos.dark?.url).toBe('/media/a.avif')
  })

  it('are nothing until there is a name, and stand without a logo', () => {
    expect(toGeneral({ ...general, names: {} } as never)).toBeUndefined()
    expect(toGeneral({ ...general, lightLogo: null, darkLogo: null } as never)?.logos).toEqual({})
  })
})

describe('the types of the mappers', () => {
  it('fit the contract', () => {
    expectTypeOf(toPost).returns.toExtend<DataOf<'blog'>>()
    expectTypeOf(toProject).returns.toExtend<DataOf<'project'>>()
    expectTypeOf(toService).returns.toExtend<DataOf<'service'>>()
    expectTypeOf(toJob).returns.toExtend<DataOf<'job'>>()
    expectTypeOf(toCampaign).returns.toExtend<DataOf<'campaign'>>()
    expectTypeOf(toCard).returns.toExtend<DataOf<'card'>>()
    expectTypeOf(toPage<'home'>).returns.toExtend<DataOf<'page'>>()
    expectTypeOf(toAuthor).returns.toExtend<DataOf<'author'>>()
    expectTypeOf(toGeneral).returns.toExtend<DataOf<'general'> | undefined>()
    expectTypeOf(toTestimonial).returns.toExtend<DataOf<'testimonials'>[number]>()
  })
})
