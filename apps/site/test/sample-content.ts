/** A small, valid answer for every read of the contract: what a studio with one of each would say. */
import type { EndpointName } from '@wajiha/contract'

const image = {
  url: '/media/cover.avif',
  width: 1600,
  height: 900,
  alt: 'بركار',
  mimeType: 'image/avif',
}
const seo = { noindex: false }
const common = { seo, languages: ['ar', 'en'], updatedAt: '2026-11-01T08:00:00.000Z' }
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }]
const call = { label: 'ابدأ', href: '/contact' }

const client = { name: 'سُقيا', anonymous: false }
const projectCard = {
  id: 'project-1',
  slug: 'سقيا',
  title: 'سُقيا',
  kind: 'تطبيق جوّال',
  summary: 'تطبيقٌ يوصل الماء قبل أن تسأل عنه.',
  client,
  services: ['mobile-applications'],
  platforms: ['ios'],
  year: 2025,
  cover: image,
  paper: 'lazaward',
  featured: true,
}
export const postCard = {
  id: 'post-1',
  slug: 'كشيدة-ليست-فراغا',
  title: 'الكشيدةُ ليست مسافةً فارغة',
  excerpt: 'حين يقصر السطر، يمدّ الخطّاط الحرفَ لا الفراغ.',
  authors: [{ slug: 'سلمى-الهاشمي', name: 'سلمى الهاشمي' }],
  categories: [{ slug: 'التصميم', name: 'التصميم' }],
  tags: [],
  publishedAt: '2026-11-12T08:00:00.000Z',
  readingMinutes: 7,
  featured: true,
}
const jobCard = {
  id: 'job-1',
  slug: 'هندسة-الواجهات',
  title: 'هندسة الواجهات',
  summary: 'تبني واجهاتٍ تُقرأ.',
  department: { key: 'engineering', name: 'التطوير' },
  workMode: 'hybrid',
  employmentTypes: ['FULL_TIME'],
  locations: [],
  applicantCountries: [],
  datePosted: '2026-11-01',
  state: 'open',
  featured: false,
}
const serviceCard = {
  key: 'web-applications',
  name: 'المواقع والمنصّات',
  summary: 'مواقع تُفتح سريعًا.',
  points: ['مواقع الشركات'],
  paper: 'fustuq',
  opening: { grid: 8, theta: 62 },
}
const testimonial = {
  id: 'voice-1',
  quote: 'رسموا المسار كلَّه قبل أن يكتبوا سطرًا واحدًا.',
  originalLocale: 'ar',
  author: { name: 'هند العتيق', title: 'المديرة التنفيذيّة' },
  services: [],
  featured: true,
}
/** An issue of the newsletter in a list. */
const issueCard = {
  slug: '2026-10',
  slugs: { ar: '2026-10', en: '2026-10' },
  subject: 'نشرة أكتوبر',
  preheader: 'مقالتان من الدفتر.',
  sentAt: '2026-10-29T07:00:00.000Z',
  updatedAt: common.updatedAt,
}

/** The same, with a block of every kind. */
export const newsletterIssue = {
  ...issueCard,
  id: 'issue-1',
  blocks: [
    { type: 'text', body: text('كتبنا عن السطر.') },
    { type: 'picture', image, caption: 'هنا نعمل', href: '/about' },
    { type: 'post', post: { slug: 'مد', title: 'المدّ', excerpt: 'من داخل الحرف.', cover: image } },
    { type: 'divider' },
    { type: 'button', label: 'اكتب لنا', href: '/contact' },
  ],
}

/** A page of an editor's own, with a block of every kind. */
export const blockPage = {
  id: 'page-1',
  slug: 'فريقنا',
  slugs: { ar: 'فريقنا', en: 'our-team' },
  title: 'فريقنا',
  lead: 'تسعةٌ يعملون على طاولةٍ واحدة، من النقطة الأولى إلى آخر سطر.',
  blocks: [
    { type: 'text', title: 'من نحن', body: text('نبدأ من نقطة.') },
    { type: 'picture', title: 'المرسم', body: text('هنا نعمل.'), image, side: 'end' },
    { type: 'points', title: 'قيمنا', points: [{ title: 'الصدق', text: 'نقول ما نعرف.' }] },
    { type: 'numbers', sentence: '*٩* سنين' },
    { type: 'people', title: 'الأشخاص', people: [{ name: 'سلمى', role: 'شريكة' }] },
    { type: 'voices', title: 'قالوا', testimonials: [testimonial] },
    { type: 'services', title: 'خدماتنا', services: [serviceCard] },
    { type: 'work', title: 'أعمالنا', projects: [projectCard] },
    { type: 'questions', title: 'أسئلة', questions: [{ question: 'متى؟', answer: text('غدًا.') }] },
    { type: 'call', title: 'ابدأ', text: 'اكتب لنا اليوم.', action: call },
    { type: 'form', form: 'contact', title: 'اكتب لنا' },
  ],
  paper: 'sama',
  seo,
  updatedAt: common.updatedAt,
}
const face = (words: string) => ({ text: words, locale: 'ar' })

const pages = {
  home: {
    key: 'home',
    title: 'بِركار',
    hero: { lines: [{ text: 'نقط|ة،', mark: 'nuqta' }], actions: [call] },
    pattern: { title: 'نقش', text: 'نقشٌ واحد', control: 'فتحة' },
    services: { title: 'ثلاثُ أدوات' },
    work: { title: 'أعمالنا' },
    process: { title: 'اثنا عشر أسبوعًا', steps: [] },
    numbers: { sentence: 'منذ ٢٠١٤', figures: [{ value: 94, label: 'مشروعًا' }] },
    voices: { title: 'أصوات' },
    notebook: { title: 'الدفتر' },
    call: { title: 'هاتِ النقطة', text: 'وعلينا الباقي', action: call },
    subscribe: { title: 'رسالة' },
  },
  about: {
    key: 'about',
    title: 'من نحن',
    story: text('قصّة'),
    values: [],
    team: { title: 'الفريق', people: [] },
    clients: { title: 'العملاء', names: ['سُقيا'] },
    timeline: [],
    numbers: { sentence: 'منذ ٢٠١٤', figures: [] },
  },
  contact: {
    key: 'contact',
    title: 'من أين نبدأ؟',
    formTitle: 'اكتب',
    next: ['نقرأ'],
    branchesTitle: 'فروعنا',
  },
  'our-projects': { key: 'our-projects', title: 'أعمالنا' },
  blogs: { key: 'blogs', title: 'الدفتر' },
  testimonials: { key: 'testimonials', title: 'أصوات' },
  'join-us': { key: 'join-us', title: 'على الطاولة مكان', values: [] },
  'thank-you': {
    key: 'thank-you',
    title: 'وصلت النقطة',
    seo: { title: 'وصلت رسالتك', description: 'هذا ما يحدث اليوم.', noindex: true },
    next: [],
    actions: [],
  },
  'privacy-policy': {
    key: 'privacy-policy',
    title: 'الخصوصيّة',
    body: text('نصّ'),
    version: '2026-09',
    effectiveDate: '2026-09-01',
  },
  'terms-and-conditions': {
    key: 'terms-and-conditions',
    title: 'الشروط',
    body: text('نصّ'),
    version: '2026-09',
    effectiveDate: '2026-09-01',
  },
}

/** The data of one read. `parameter` is the last part of its path. */
export function sampleData(name: EndpointName, parameter = ''): unknown {
  if (name === 'page') {
    const page = pages[parameter as keyof typeof pages]
    return page && { ...common, ...page }
  }
  if (name === 'shortLink') return findShortLink(parameter || 'deck')
  if (name === 'addresses') return listedAddresses[parameter] ?? []
  return samples[name]
}

const listedCommon = { updatedAt: common.updatedAt, images: [image.url] }

/** What is said beside the data of a list; its one tag has a name in each language. */
export function sampleMeta(name: EndpointName, query: URLSearchParams) {
  if (name !== 'blogs' || !query.has('tag')) return undefined
  const slugs = { ar: 'العربية', en: 'arabic' }
  return {
    total: 1,
    page: Number(query.get('page') ?? 1),
    pages: 3,
    tag: { name: 'العربيّة', slugs },
  }
}

const listedAddresses: Record<string, unknown> = {
  posts: [{ slugs: { ar: postCard.slug, en: 'kashida' }, ...listedCommon }],
  projects: [{ slugs: { ar: projectCard.slug, en: 'suqya' }, ...listedCommon }],
  authors: [{ slugs: { ar: 'سلمى-الهاشمي', en: 'salma-alhashimi' }, ...listedCommon, images: [] }],
}

const samples: Partial<Record<EndpointName, unknown>> = {
  general: {
    light_logo: '/media/logo-light.png',
    dark_logo: '/media/logo-light.png',
    logos: { light: { ...image, url: '/media/logo-light.png' } },
    names: { site: 'بِركار', legal: 'شركة بركار', tagline: 'نقطة' },
    description: 'وكالةٌ رقميّة',
    contacts: { email: 'hello@birkar.example', phone: '+966115550142' },
    social: [],
    navigation: [{ label: 'أعمالنا', href: '/our-projects' }],
    action: { label: 'ابدأ مشروعك', href: '/contact' },
    footer: { links: [], legal: [{ label: 'الخصوصيّة', href: '/privacy-policy' }] },
    contactForm: ['company', 'service', 'branch'],
    writing: { numerals: 'arab', months: 'gregorian', hijri: false },
  },
  services: [serviceCard],
  service: {
    ...serviceCard,
    ...common,
    title: 'المواقع',
    lead: 'نبنيها',
    offer: text('عرض'),
    words: {
      offer: 'ما نصنعه.',
      work: 'مواقعُ بنيناها.',
      callTitle: 'عندك موقعٌ في بالك؟',
      callText: 'اكتب لنا سطرين عنه.',
    },
    deliverables: [],
    process: [],
    questions: [],
    projects: [],
    testimonials: [],
  },
  projects: [projectCard],
  project: {
    ...projectCard,
    slugs: { ar: 'سقيا', en: 'suqya' },
    challenge: text('مشكلة'),
    approach: text('رسم'),
    result: text('قياس'),
    metrics: [{ label: 'الطلبات', value: 3, unit: 'times' }],
    stack: ['Swift'],
    stores: {},
    gallery: [],
    testimonials: [testimonial],
    team: [],
    related: [],
    seo,
    updatedAt: common.updatedAt,
  },
  blogs: [postCard],
  blog: {
    ...postCard,
    slugs: { ar: postCard.slug, en: 'kashida' },
    body: text('متنُ المقالة الأوّل'),
    wordCount: 3,
    related: [],
    seo,
    updatedAt: common.updatedAt,
  },
  categories: [
    {
      id: 'c1',
      slug: 'التصميم',
      slugs: { ar: 'التصميم', en: 'design' },
      name: 'التصميم',
      count: 1,
    },
  ],
  series: [{ slug: 'سلسلة', slugs: { ar: 'سلسلة', en: 'series' }, name: 'سلسلة', count: 1 }],
  search: [
    {
      kind: 'post',
      slug: postCard.slug,
      title: postCard.title,
      titleRanges: [[0, 9]],
      excerpt: postCard.excerpt,
      excerptRanges: [],
    },
  ],
  author: {
    slug: 'سلمى-الهاشمي',
    slugs: { ar: 'سلمى-الهاشمي', en: 'salma-alhashimi' },
    name: 'سلمى الهاشمي',
    title: 'شريكة ومديرة التصميم',
    bio: 'تكتب عن الحرف العربيّ حين يسكن الشاشة.',
    links: [{ label: 'موقع بِركار', url: 'https://birkar.example/' }],
    posts: [postCard],
    seo,
    updatedAt: common.updatedAt,
  },
  jobs: [jobCard],
  job: {
    ...jobCard,
    slugs: { ar: jobCard.slug, en: 'frontend' },
    description: text('وصف'),
    responsibilities: [],
    requirements: [],
    benefits: [],
    openings: 1,
    applyMode: 'form',
    questions: [
      {
        id: 'city',
        question: 'هل تستطيع العمل من الرياض؟',
        kind: 'yes-no',
        choices: [],
        required: true,
      },
      {
        id: 'tools',
        question: 'بمَ تعمل؟',
        kind: 'multiple',
        choices: ['تصميم', 'برمجة'],
        required: false,
      },
      { id: 'proud', question: 'ما آخر عمل تفخر به؟', kind: 'long', choices: [], required: false },
      {
        id: 'works',
        question: 'معرض أعمالك',
        kind: 'file',
        choices: [],
        required: false,
        accepts: ['pdf', 'image'],
      },
    ],
    similar: [],
    seo,
    updatedAt: common.updatedAt,
  },
  testimonials: [testimonial],
  branches: [],
  // At an address that every page with a slug has in tests, and in no sitemap.
  blockPages: [{ ar: 'x', en: 'x' }, blockPage.slugs].map((slugs) => ({
    slugs,
    ...listedCommon,
    isListed: false,
  })),
  blockPage,
  newsletterIssues: [issueCard],
  newsletterIssue,
  campaign: {
    id: 'campaign-1',
    slug: 'launch',
    isDefault: true,
    promise: 'أربعة أسابيع',
    lead: 'من الفكرة إلى الإطلاق',
    paper: 'zafaran',
    steps: [],
    proofs: [],
    questions: [],
    formTitle: 'اكتب لنا',
    state: 'running',
    languages: ['ar', 'en'],
    seo,
  },
  card: {
    id: 'salma',
    publicCode: 'K7Q2WM',
    uid: '7f0c0a0e-3b4e-4b3a-9a53-0c1d2e3f4a5b',
    state: 'active',
    name: { full: face('سلمى الهاشمي'), given: face('سلمى'), family: face('الهاشمي') },
    jobTitle: face('شريكة ومديرة التصميم'),
    company: face('بِركار'),
    phones: [{ e164: '+966555550142', type: 'cell', whatsapp: true }],
    emails: ['salma@birkar.example'],
    urls: [],
    paper: 'fustuq',
    indexable: false,
    rev: common.updatedAt,
  },
  redirects: [
    { id: 'r1', from: '/قديم', to: '/about', status: 308 },
    { id: 'r2', from: '/en/old-work', to: '/en/our-projects', status: 301 },
  ],
}

const shortLinks = [
  {
    id: 's1',
    code: 'Deck',
    target: '/our-projects?utm_source=deck',
    state: 'active',
    paramPolicy: 'keep-target',
  },
  {
    id: 's5',
    code: 'print',
    state: 'active',
    paramPolicy: 'keep-target',
    target: '/about?utm_source=google&utm_medium=cpc&via=short:print',
  },
  { id: 's2', code: 'paused', target: '/about', state: 'paused', paramPolicy: 'drop-all' },
  {
    id: 's3',
    code: 'out',
    target: 'https://partner.example/x',
    state: 'active',
    paramPolicy: 'visitor-overrides',
  },
  {
    id: 's4',
    code: 'past',
    target: '/about',
    state: 'active',
    expiresAt: '2020-01-01T00:00:00.000Z',
    paramPolicy: 'drop-all',
  },
]

const findShortLink = (code: string) =>
  shortLinks.find((link) => link.code.toLowerCase() === code.toLowerCase())
