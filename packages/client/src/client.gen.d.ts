// Made by `npm run client` from the description of the API; not written by hand.

/** Somebody who wants to hear from the agency */
export type LeadInput = {
  /** Who it is: a person’s name */
  name: string
  /** With its country’s code, or as it is dialled where the branch is; this or an e-mail */
  phone?: string
  /** This or a telephone number */
  email?: string
  /** Where they work */
  company?: string
  /** Key of a service, such as `web-applications` */
  service?: string
  /** Key of a branch */
  branch?: string
  /** In thousands of the agency’s currency */
  budget?: "under-25" | "25-75" | "75-200" | "over-200" | "unsure"
  replyBy?: "phone" | "whatsapp" | "email"
  replyWhen?: "morning" | "afternoon" | "evening"
  /** What they said, in ten letters or more */
  message?: string
  /** Slug of a campaign’s page */
  campaign?: string
  /** The language they are answered in */
  locale?: "ar" | "en"
  /** They asked us themselves, agreed by word of mouth, or agreed in writing */
  basis: "request" | "spoken" | "written"
  /** The page it was written on */
  pageUrl?: string
  /** The visit that led to it */
  visit?: {
    /** When they came; without it, now */
    at?: string
    /** The address they came to, with its query */
    landingPage?: string
    /** The address they came from */
    referrer?: string
    /** utm_source */
    source?: string
    /** utm_medium */
    medium?: string
    /** utm_campaign */
    campaign?: string
    /** utm_term */
    term?: string
    /** utm_content */
    content?: string
    /** Google */
    gclid?: string
    /** Google */
    gbraid?: string
    /** Google */
    wbraid?: string
    /** Meta */
    fbclid?: string
    /** Microsoft */
    msclkid?: string
    /** TikTok */
    ttclid?: string
  }
}

export type Image = {
  url: string
  width: number
  height: number
  alt: string
  mimeType: string
  focus?: {
    x: number
    y: number
  }
}

export type LabelledLink = {
  label: string
  href: string
}

export type Seo = {
  title?: string
  description?: string
  image?: Image
  noindex: boolean
}

export type Inline = {
  type: "text"
  text: string
  marks?: Array<"bold" | "italic" | "underline" | "strikethrough" | "code">
} | {
  type: "break"
} | {
  type: "link"
  href: string
  children: Array<{
    type: "text"
    text: string
    marks?: Array<"bold" | "italic" | "underline" | "strikethrough" | "code">
  }>
}

export type List = {
  type: "list"
  ordered: boolean
  start?: number
  items: Array<{
    children: Array<Inline>
    list?: List
  }>
}

export type RichText = Array<{
  type: "paragraph"
  dir?: "rtl" | "ltr"
  children: Array<Inline>
} | {
  type: "heading"
  level: 2 | 3 | 4
  id: string
  children: Array<Inline>
} | List | {
  type: "quote"
  dir?: "rtl" | "ltr"
  children: Array<Inline>
} | {
  type: "code"
  language?: string
  code: string
} | {
  type: "image"
  image: Image
  caption?: string
} | {
  type: "rule"
} | {
  type: "table"
  head: Array<Array<Inline>>
  rows: Array<Array<Array<Inline>>>
  headColumn?: boolean
  spans?: Array<{
    row: number
    cell: number
    columns?: number
    rows?: number
  }>
} | {
  type: "callout"
  tone: "note" | "tip" | "warning"
  title?: string
  children: Array<Inline>
} | {
  type: "gallery"
  images: Array<{
    image: Image
    caption?: string
  }>
} | {
  type: "video"
  service: "youtube" | "vimeo" | "codepen" | "figma" | "spotify" | "openstreetmap"
  id: string
  href: string
  title: string
  caption?: string
  poster?: Image
} | {
  type: "call"
  title: string
  text?: string
  action: LabelledLink
} | {
  type: "form"
  form: "subscribe" | "contact"
  title?: string
  text?: string
} | {
  type: "project"
  project: {
    slug: string
    title: string
    kind: string
    summary: string
    year: number
    cover: Image
    paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  }
} | {
  type: "download"
  title: string
  note?: string
  file: {
    url: string
    kind: string
    bytes: number
  }
} | {
  type: "questions"
  title?: string
  questions: Array<{
    question: string
    answer: Array<{
      type: "paragraph"
      children: Array<Inline>
    }>
  }>
} | {
  type: "embed"
  service: "youtube" | "vimeo" | "codepen" | "figma" | "spotify" | "openstreetmap"
  id: string
  href: string
  title: string
  caption?: string
}>

/** The lead, as the studio keeps it */
export type Lead = {
  id: string
  /** By which the agency finds it, such as `7k2q9m4x` */
  reference: string
  /** As it is shown in the studio */
  number: number
  createdAt: string
}

/** A short link */
export type ShortLink = {
  id: string
  code: string
  target: string
  state: "active" | "paused" | "archived"
  startsAt?: string
  expiresAt?: string
  paramPolicy: "keep-target" | "visitor-overrides" | "drop-all"
  title: string
  /** The whole address that visitors open */
  url: string
  createdAt: string
}

export type PageEntry = {
  key: "home" | "about" | "contact" | "our-projects" | "blogs" | "testimonials" | "join-us" | "thank-you" | "privacy-policy" | "terms-and-conditions"
  title: string
  languages: Array<"ar" | "en">
  updatedAt: string
}

export type PagedMeta = {
  total: number
  page: number
  pages: number
}

export type Page = {
  key: "home"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  hero: {
    lines: Array<{
      text: string
      mark: "none" | "nuqta" | "ring" | "star"
    }>
    actions: Array<LabelledLink>
  }
  pattern: {
    title: string
    text: string
    control: string
  }
  services: {
    title: string
    text?: string
  }
  work: {
    title: string
  }
  process: {
    title: string
    steps: Array<{
      title: string
      text: string
      weeks?: {
        from: number
        to: number
      }
    }>
  }
  numbers: {
    sentence: string
    figures: Array<{
      value: number
      label: string
    }>
  }
  voices: {
    title: string
  }
  notebook: {
    title: string
  }
  call: {
    title: string
    text: string
    action: LabelledLink
  }
  subscribe: {
    title: string
    note?: string
  }
} | {
  key: "about"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  story: RichText
  values: Array<{
    title: string
    text: string
  }>
  team: {
    title: string
    people: Array<{
      name: string
      role: string
      photo?: Image
      card?: string
    }>
  }
  clients: {
    title: string
    names: Array<string>
  }
  timeline: Array<{
    year: number
    title: string
    text?: string
  }>
  numbers: {
    sentence: string
    figures: Array<{
      value: number
      label: string
    }>
  }
} | {
  key: "contact"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  formTitle: string
  next: Array<string>
  branchesTitle: string
} | {
  key: "our-projects"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  emptyText?: string
} | {
  key: "blogs"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  emptyText?: string
} | {
  key: "testimonials"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  emptyText?: string
} | {
  key: "join-us"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  emptyText?: string
  values: Array<{
    title: string
    text: string
  }>
} | {
  key: "thank-you"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  next: Array<string>
  actions: Array<LabelledLink>
} | {
  key: "privacy-policy"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  body: RichText
  version: string
  effectiveDate: string
} | {
  key: "terms-and-conditions"
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  seo: Seo
  languages: Array<"ar" | "en">
  updatedAt: string
  body: RichText
  version: string
  effectiveDate: string
}

export type BlockPageEntry = {
  slugs: {
    ar?: string
    en?: string
  }
  updatedAt: string
  images: Array<string>
  isListed: boolean
}

export type BlockPage = {
  id: string
  slug: string
  slugs: {
    ar?: string
    en?: string
  }
  title: string
  lead?: string
  paper?: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  blocks: Array<{
    type: "text"
    title?: string
    body: RichText
  } | {
    type: "picture"
    title?: string
    body: RichText
    image: Image
    caption?: string
    side: "start" | "end"
  } | {
    type: "points"
    title: string
    points: Array<{
      title: string
      text: string
    }>
  } | {
    type: "numbers"
    title?: string
    sentence: string
  } | {
    type: "people"
    title: string
    people: Array<{
      name: string
      role: string
      photo?: Image
      card?: string
    }>
  } | {
    type: "voices"
    title: string
    testimonials: Array<Testimonial>
  } | {
    type: "services"
    title: string
    services: Array<ServiceEntry>
  } | {
    type: "work"
    title: string
    projects: Array<ProjectEntry>
  } | {
    type: "questions"
    title: string
    questions: Array<{
      question: string
      answer: RichText
    }>
  } | {
    type: "call"
    title: string
    text: string
    action: LabelledLink
  } | {
    type: "form"
    form: "subscribe" | "contact"
    title?: string
    text?: string
  }>
  seo: Seo
  updatedAt: string
}

export type ServiceEntry = {
  key: string
  name: string
  summary: string
  points: Array<string>
  paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  opening: {
    grid: 6 | 8 | 12
    theta: number
  }
}

export type Service = {
  key: string
  name: string
  summary: string
  points: Array<string>
  paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  opening: {
    grid: 6 | 8 | 12
    theta: number
  }
  title: string
  lead: string
  cover?: Image
  offer: RichText
  words: {
    offer: string
    work: string
    callTitle: string
    callText: string
  }
  deliverables: Array<{
    title: string
    text: string
  }>
  process: Array<{
    title: string
    text: string
    weeks?: {
      from: number
      to: number
    }
  }>
  questions: Array<{
    question: string
    answer: RichText
  }>
  projects: Array<ProjectEntry>
  testimonials: Array<Testimonial>
  languages: Array<"ar" | "en">
  seo: Seo
  updatedAt: string
}

export type ProjectEntry = {
  id: string
  slug: string
  title: string
  kind: string
  summary: string
  client: {
    name: string
    anonymous: boolean
    logo?: Image
    url?: string
    industry?: {
      key: string
      name: string
    }
    country?: string
  }
  services: Array<string>
  platforms: Array<"web" | "ios" | "android" | "huawei">
  year: number
  cover: Image
  paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  featured: boolean
  metric?: {
    label: string
    value: number
    unit: "none" | "percent" | "times" | "seconds" | "days" | "weeks" | "points"
    before?: number
    after?: number
  }
}

export type Project = {
  id: string
  slug: string
  title: string
  kind: string
  summary: string
  client: {
    name: string
    anonymous: boolean
    logo?: Image
    url?: string
    industry?: {
      key: string
      name: string
    }
    country?: string
  }
  services: Array<string>
  platforms: Array<"web" | "ios" | "android" | "huawei">
  year: number
  cover: Image
  paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
  featured: boolean
  metric?: {
    label: string
    value: number
    unit: "none" | "percent" | "times" | "seconds" | "days" | "weeks" | "points"
    before?: number
    after?: number
  }
  slugs: {
    ar?: string
    en?: string
  }
  opening?: {
    grid: 6 | 8 | 12
    theta: number
  }
  challenge: RichText
  approach: RichText
  result: RichText
  metrics: Array<{
    label: string
    value: number
    unit: "none" | "percent" | "times" | "seconds" | "days" | "weeks" | "points"
    before?: number
    after?: number
  }>
  stack: Array<string>
  startedAt?: string
  launchedAt?: string
  liveUrl?: string
  stores: {
    ios?: string
    android?: string
    huawei?: string
  }
  gallery: Array<{
    image: Image
    caption?: string
    frame: "none" | "phone" | "browser"
    scrolls?: boolean
    recording?: string
  }>
  testimonials: Array<Testimonial>
  team: Array<{
    name: string
    role: string
  }>
  related: Array<ProjectEntry>
  next?: ProjectEntry
  seo: Seo
  publishedAt?: string
  updatedAt: string
}

export type ArticleEntry = {
  id: string
  slug: string
  title: string
  excerpt: string
  cover?: Image
  authors: Array<{
    slug: string
    name: string
    title?: string
    photo?: Image
  }>
  categories: Array<{
    slug: string
    name: string
    parent?: {
      slug: string
      name: string
    }
  }>
  tags: Array<{
    slug: string
    name: string
  }>
  publishedAt: string
  readingMinutes: number
  featured: boolean
  pinned: boolean
  locale?: "ar" | "en"
}

export type Article = {
  id: string
  slug: string
  title: string
  excerpt: string
  cover?: Image
  authors: Array<{
    slug: string
    name: string
    title?: string
    photo?: Image
  }>
  categories: Array<{
    slug: string
    name: string
    parent?: {
      slug: string
      name: string
    }
  }>
  tags: Array<{
    slug: string
    name: string
  }>
  publishedAt: string
  readingMinutes: number
  featured: boolean
  pinned: boolean
  locale?: "ar" | "en"
  slugs: {
    ar?: string
    en?: string
  }
  body: RichText
  wordCount: number
  updatedTextAt?: string
  series?: {
    slug: string
    name: string
    description?: string
    part: number
    parts: Array<{
      slug: string
      title: string
    }>
  }
  related: Array<ArticleEntry>
  previous?: ArticleEntry
  next?: ArticleEntry
  seo: Seo
  updatedAt: string
}

export type JobEntry = {
  id: string
  slug: string
  title: string
  summary: string
  department: {
    key: string
    name: string
  }
  workMode: "onsite" | "hybrid" | "remote"
  employmentTypes: Array<"FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "VOLUNTEER" | "PER_DIEM" | "OTHER">
  locations: Array<{
    branch: string
    name: string
    locality: string
    country: string
    street: string
    region?: string
    postalCode?: string
  }>
  applicantCountries: Array<string>
  datePosted: string
  validThrough?: string
  state: "open" | "closed"
  locale?: "ar" | "en"
  featured: boolean
}

export type Job = {
  id: string
  slug: string
  title: string
  summary: string
  department: {
    key: string
    name: string
  }
  workMode: "onsite" | "hybrid" | "remote"
  employmentTypes: Array<"FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "VOLUNTEER" | "PER_DIEM" | "OTHER">
  locations: Array<{
    branch: string
    name: string
    locality: string
    country: string
    street: string
    region?: string
    postalCode?: string
  }>
  applicantCountries: Array<string>
  datePosted: string
  validThrough?: string
  state: "open" | "closed"
  locale?: "ar" | "en"
  featured: boolean
  slugs: {
    ar?: string
    en?: string
  }
  description: RichText
  responsibilities: Array<string>
  requirements: Array<string>
  benefits: Array<string>
  salary?: {
    currency: string
    min: number
    max?: number
    unit: "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR"
  }
  experienceMonths?: number
  openings: number
  applyMode: "form" | "url" | "email"
  applyTo?: string
  questions: Array<{
    id: string
    question: string
    kind: "short" | "long" | "single" | "multiple" | "yes-no" | "number" | "date" | "url" | "file"
    choices: Array<string>
    accepts?: Array<"pdf" | "word" | "image" | "zip">
    required: boolean
  }>
  similar: Array<JobEntry>
  seo: Seo
  updatedAt: string
}

export type Testimonial = {
  id: string
  quote: string
  originalLocale: "ar" | "en"
  author: {
    name: string
    title: string
    company?: string
    photo?: Image
  }
  rating?: number
  videoUrl?: string
  project?: {
    title: string
    slug: string
    paper: "fustuq" | "sama" | "ward" | "zafaran" | "lazaward"
    metric?: {
      label: string
      value: number
      unit: "none" | "percent" | "times" | "seconds" | "days" | "weeks" | "points"
      before?: number
      after?: number
    }
  }
  services: Array<string>
  date?: string
  featured: boolean
}

export type Branch = {
  id: string
  slug: string
  name: string
  address: {
    street: string
    locality: string
    region?: string
    postalCode?: string
    country: string
  }
  geo?: {
    lat: number
    lng: number
  }
  phones: Array<{
    e164: string
    label: string
    whatsapp: boolean
  }>
  email?: string
  timeZone: string
  hours: Array<{
    day: number
    opens: string
    closes: string
  }>
  specialHours: Array<{
    from: string
    to: string
    opens?: string
    closes?: string
    label: string
  }>
  mapUrl?: string
  isDefault: boolean
}

/** A problem, as RFC 9457 says it */
export type Problem = {
  type: "about:blank"
  title: string
  status: number
  code: "bad_request" | "key_missing" | "key_unknown" | "key_expired" | "key_revoked" | "scope_missing" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "too_large" | "unsupported_media_type" | "validation" | "too_many_requests" | "internal" | "unavailable"
  /** What happened, in the language of `Accept-Language` */
  detail: string
  /** What to do about it, in the same language */
  toDo: string
  /** The one that the key lacks */
  scope?: "leads:create" | "content:read" | "links:read"
  /** By field, what is wrong with it */
  fields?: Record<string, Array<{
    /** For programs, such as `phone.invalid` */
    code: string
    /** For people, in the language asked for */
    detail: string
  }>>
}

/** A request that was refused, or that nobody answered in a way that could be read. */
export class WajihaProblem extends Error {
  /** Of HTTP. */
  readonly status: number
  readonly code: Problem['code'] | 'unreadable'
  /** What to do about it, in the client's language. */
  readonly toDo: string
  /** The scope that the key lacks. */
  readonly scope?: Problem['scope']
  /** By field, what is wrong with it. */
  readonly fields: NonNullable<Problem['fields']>
  /** Seconds until it is worth asking again, where the API says so. */
  readonly retryAfter?: number
}

export type ClientOptions = {
  /** Such as `https://agency.example/api/v1`. */
  baseUrl: string
  /** `wj_…`, as an owner of the studio made it. Keep it on servers: whoever has it may do what it may. */
  key: string
  /** The language in which problems are told; Arabic without it. */
  language?: 'ar' | 'en'
  fetch?: typeof fetch
}

export type Client = {
  /** Hands over a lead, once per `Idempotency-Key`. Needs the scope `leads:create`. */
  createLead(input: {
    /** One for each lead, of your choice: sent twice, it is one lead and the same answer */
    idempotencyKey?: string
    body: LeadInput
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Lead
  }>
  /** The pages that have an editor of their own, as they are published. Needs the scope `content:read`. */
  listPages(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<PageEntry>
    meta: PagedMeta
  }>
  /** One page: `home`, `about` …. Needs the scope `content:read`. */
  readPage(input: {
    key: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Page
  }>
  /** Where the pages stand that were made from blocks, as they are published. Needs the scope `content:read`. */
  listBlockPages(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<BlockPageEntry>
    meta: PagedMeta
  }>
  /** One page made from blocks. Needs the scope `content:read`. */
  readBlockPage(input: {
    slug: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: BlockPage
  }>
  /** The services, in order, as they are published. Needs the scope `content:read`. */
  listServices(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<ServiceEntry>
    meta: PagedMeta
  }>
  /** One service in depth. Needs the scope `content:read`. */
  readService(input: {
    key: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Service
  }>
  /** The projects, in order, as they are published. Needs the scope `content:read`. */
  listProjects(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<ProjectEntry>
    meta: PagedMeta
  }>
  /** One case study. Needs the scope `content:read`. */
  readProject(input: {
    slug: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Project
  }>
  /** The articles, newest first, as they are published. Needs the scope `content:read`. */
  listArticles(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<ArticleEntry>
    meta: PagedMeta
  }>
  /** One article. Needs the scope `content:read`. */
  readArticle(input: {
    slug: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Article
  }>
  /** The open jobs, as they are published. Needs the scope `content:read`. */
  listJobs(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<JobEntry>
    meta: PagedMeta
  }>
  /** One job, open or lately closed. Needs the scope `content:read`. */
  readJob(input: {
    slug: string
    /** The language of what is read */
    locale?: "ar" | "en"
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Job
  }>
  /** What clients said, in order, as they are published. Needs the scope `content:read`. */
  listTestimonials(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<Testimonial>
    meta: PagedMeta
  }>
  /** The branches, in order, as they are published. Needs the scope `content:read`. */
  listBranches(input?: {
    /** The language of what is read */
    locale?: "ar" | "en"
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<Branch>
    meta: PagedMeta
  }>
  /** The short links, newest first. Needs the scope `links:read`. */
  listLinks(input?: {
    page?: number
    perPage?: number
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: Array<ShortLink>
    meta: PagedMeta
  }>
  /** One short link by its code, whose case does not count. Needs the scope `links:read`. */
  readLink(input: {
    code: string
    /** Ends the call. */
    signal?: AbortSignal
  }): Promise<{
    data: ShortLink
  }>
}

/** Every call answers what the API answers, or throws a {@link WajihaProblem}. */
export function createClient(options: ClientOptions): Client
