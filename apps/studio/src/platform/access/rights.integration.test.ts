import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { type Asked, makeSamples, nobodys, requestsTo } from '../../../test/rights-help.ts'
import { ruledFields } from '../../../test/ruled-fields.ts'
import {
  type Act,
  actRights,
  type CollectionRight,
  collectionRights,
  endpointNeeds,
  type FieldRight,
  fieldGrants,
  fieldOperations,
  fieldRights,
  globalRights,
  grants,
  mailRights,
  type Need,
  type Operation,
  operations,
  personScopes,
  placesOfFieldRights,
  type Role,
  roles,
  type Scope,
} from './rights.ts'

type Who = Role | 'stranger'
type Ask = (path: string, method?: string, body?: object) => Promise<Response>

const everyone: readonly Who[] = [...roles, 'stranger']
const open = { overrideAccess: true, depth: 0 } as const

let studio: TestStudio
let payload: Payload
const asks = {} as Record<Who, Ask>
const ids = {} as Record<Role, string>

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of roles) {
    const { user, ask } = await deskOf(payload, role)
    ids[role] = user.id
    asks[role] = ask
  }
  asks.stranger = (path, method = 'GET', body) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const url = `http://localhost:3100/api/${path}`
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return handleEndpoints({ config: payload.config, request: new Request(url, init) })
  }
})
afterAll(() => studio?.close())

/** What the row has in the column of whoever asks. */
const cellOf = <Cell>(row: readonly Cell[], who: Who): Cell | undefined =>
  who === 'stranger' ? undefined : row[roles.indexOf(who)]

function scopeOf(row: readonly (keyof typeof grants)[], who: Who, operation: Operation): Scope {
  const grant = cellOf(row, who)
  return grant === undefined ? 'none' : (grants[grant][operations.indexOf(operation)] ?? 'none')
}

const reaches = (...cell: Parameters<typeof scopeOf>): boolean => scopeOf(...cell) !== 'none'

const rowOf = (slug: string) => ({ ...collectionRights, ...globalRights })[slug as 'leads']

const mayDo = (act: Act, who: Who): boolean => cellOf<boolean>(actRights[act], who) === true

/** Asks as everybody, and says of whom the answer was not what the table says. */
async function mistakesAt(
  [path, method, body]: Asked,
  isAllowed: (who: Who) => boolean,
  refusals: readonly number[] = [401, 403],
  asking = everyone,
): Promise<string[]> {
  const mistakes: string[] = []
  for (const who of asking) {
    const { status } = await asks[who](path, method, body)
    const isRefused = refusals.includes(status)
    if (isRefused === isAllowed(who) || status >= 500)
      mistakes.push(`${who}: ${method} ${path} → ${status}`)
  }
  return mistakes
}

const requests: Record<Operation, (slug: string) => Asked> = {
  read: (slug) => [`${slug}?limit=1&depth=0`, 'GET'],
  readVersions: (slug) => [`${slug}/versions?limit=1&depth=0`, 'GET'],
  create: (slug) => [`${slug}?draft=true&locale=ar`, 'POST', {}],
  update: (slug) => [`${slug}?where[id][equals]=${nobodys}`, 'PATCH', {}],
  delete: (slug) => [`${slug}?where[id][equals]=${nobodys}`, 'DELETE'],
}

/** The samples have no files, and no rejection on its way. */
const lacking = new Set([
  'get /applications/:id/cv',
  'get /applications/:id/files/:question',
  'get /submissions/:id/attachment',
  'get /submissions/:id/files/:place',
])

/** Whether the table lets them through to an endpoint; what is about a person is about a colleague. */
function isMet(need: Need, who: Who, slug: string): boolean {
  if (need === 'personScope') return (cellOf(personScopes, who) ?? 'none') !== 'none'
  if (need === 'self') return false
  if (need === 'selfOrManager') return mayDo('manageSignIns', who)
  if (typeof need !== 'string') return need.some((act) => mayDo(act, who))
  const operation = operations.find((one) => one === need)
  if (!operation) return mayDo(need as Act, who)
  return reaches(rowOf(slug), who, operation)
}

/** The row of every field that has rules, but for those that Payload gives its own accounts. */
function rowsOfFields(payloadOf: Payload): [string, FieldRight][] {
  const named = new Map(
    Object.entries(placesOfFieldRights).flatMap(([right, places]) =>
      places.map((place) => [place, right as FieldRight] as const),
    ),
  )
  const machine: Record<number, FieldRight> = { 1: 'fact', 2: 'noted', 3: 'secret' }
  const { collections, globals } = payloadOf.config
  return [...collections, ...globals]
    .filter(({ slug }) => slug !== 'users' && !slug.startsWith('payload-'))
    .flatMap(({ slug, fields }) => ruledFields(fields, slug))
    .filter(([, rules]) => Object.keys(rules).length > 0)
    .map(([place, rules]) => [
      place,
      named.get(place) ?? machine[Object.keys(rules).length] ?? 'secret',
    ])
}

type Told = { [name: string]: Told | boolean | undefined }

/** What a person is told that they may do with a field: what is allowed throughout is said once, above it. */
function isTold(document: Told | boolean | undefined, path: string[], operation: string): boolean {
  const [name, ...rest] = path
  if (typeof document !== 'object') return document === true
  if (name === undefined) return Boolean(document[operation])
  const { fields } = document
  return typeof fields === 'object' ? isTold(fields[name], rest, operation) : fields === true
}

describe('every cell of the table of rights', () => {
  it('every cell of the table of rights holds for what each role and a stranger do with a collection', async () => {
    const mistakes: string[] = []
    for (const [slug, row] of Object.entries(collectionRights)) {
      // It has no address at all.
      if (slug === 'payload-migrations') continue
      const versions = payload.config.collections.find((one) => one.slug === slug)?.versions
      for (const operation of operations) {
        if (operation === 'readVersions' && !versions) continue
        const isAllowed = (who: Who) => reaches(row, who, operation)
        mistakes.push(...(await mistakesAt(requests[operation](slug), isAllowed)))
      }
    }
    expect(mistakes).toEqual([])
  })

  it('every cell of the table of rights holds for what each role and a stranger do with a page or settings', async () => {
    const mistakes: string[] = []
    for (const { slug, versions } of payload.config.globals) {
      const asked: [Operation, Asked][] = [
        ['read', [`globals/${slug}?depth=0`, 'GET']],
        ['update', [`globals/${slug}?draft=true&locale=ar&depth=0`, 'POST', {}]],
      ]
      if (versions) asked.push(['readVersions', [`globals/${slug}/versions?limit=1`, 'GET']])
      for (const [operation, request] of asked) {
        const isAllowed = (who: Who) => reaches(globalRights[slug], who, operation)
        mistakes.push(...(await mistakesAt(request, isAllowed)))
      }
    }
    expect(mistakes).toEqual([])
  })

  it('every cell of the table of rights leaves Payload’s list of migrations to nobody', async () => {
    const { may } = await import('../server-functions/rights.ts')
    for (const role of roles) {
      const user = await payload.findByID({ collection: 'users', id: ids[role], ...open })
      const req = { payload, user: { ...user, collection: 'users' }, context: {} } as never
      for (const right of ['create', 'read', 'update'] as const)
        expect([role, await may(req, right, { collection: 'payload-migrations' })]).toEqual([
          role,
          false,
        ])
    }
  })

  it('every cell of the table of rights holds for what each role is told of every field', async () => {
    const mistakes: string[] = []
    const places = rowsOfFields(payload)
    for (const role of roles) {
      const told = await (await asks[role]('access')).json()
      for (const [place, right] of places) {
        const [slug = '', ...path] = place.split('.')
        const isGlobal = slug in globalRights
        const document = told[isGlobal ? 'globals' : 'collections']?.[slug]
        const row = isGlobal
          ? globalRights[slug as 'desk']
          : collectionRights[slug as CollectionRight]
        for (const [column, operation] of fieldOperations.entries()) {
          // Of a document that is closed, nobody asks for a field.
          if ((isGlobal && operation === 'create') || !reaches(row, role, operation)) continue
          const expected = fieldGrants[fieldRights[right][roles.indexOf(role)] ?? 'hidden'][column]
          if (isTold(document, path, operation) !== expected)
            mistakes.push(`${role}: ${operation} ${place} should be ${expected}`)
        }
      }
    }
    expect(places.length).toBeGreaterThan(100)
    expect(mistakes).toEqual([])
  })

  it('every cell of the table of rights holds for the mails that each role reads and words', async () => {
    const { keepTemplates } = await import('../../mail/keep-templates.ts')
    await keepTemplates(payload)
    for (const kind of Object.keys(mailRights))
      await payload.create({
        collection: 'outbox',
        data: { kind, subject: kind, to: 'a@wajiha.example', locale: 'ar', key: kind } as never,
        ...open,
      })
    const kindsAt = async (role: Role, path: string, name: string) => {
      const answer = await asks[role](`${path}?limit=100&depth=0`)
      const { docs = [] } = (await answer.json()) as { docs?: Record<string, string>[] }
      return [...new Set(docs.map((doc) => doc[name]))].sort()
    }
    for (const role of roles) {
      const kinds = (what: string) =>
        Object.entries(mailRights)
          .filter(([, row]) => ['both', what].includes(row[roles.indexOf(role)] ?? ''))
          .map(([kind]) => kind)
          .sort()
      expect([role, await kindsAt(role, 'outbox', 'kind')]).toEqual([role, kinds('reads')])
      expect([role, await kindsAt(role, 'mail-templates', 'key')]).toEqual([role, kinds('words')])
    }
  })

  it('every cell of the table of rights holds for every endpoint beside Payload’s own', async () => {
    const colleague = await deskOf(payload, 'holder')
    const samples = { ...(await makeSamples(payload)), users: colleague.user.id }
    const mistakes: string[] = []
    for (const [address, need] of Object.entries(endpointNeeds))
      for (const [request, slug] of requestsTo(address, samples, payload)) {
        if (need === 'signedAddress') continue
        const operation = operations.find((one) => one === need)
        // Of a document that is not there, nor theirs, nobody hears more than that.
        const refusals = operation ? [401, 403, 404] : [401, 403]
        const isFound = slug in samples && !lacking.has(address)
        const asking = everyone.filter((who) => {
          const scope = operation && scopeOf(rowOf(slug), who, operation)
          return !operation || scope === 'none' || (isFound && scope === 'all')
        })
        const isAllowed = (who: Who) => isMet(need, who, slug)
        mistakes.push(...(await mistakesAt(request, isAllowed, refusals, asking)))
      }
    expect(mistakes).toEqual([])
  })

  it('every cell of the table of rights holds for the parts of the reports', async () => {
    const acts = {
      leads: 'readLeadReports',
      hires: 'readHiringReports',
      visits: 'readVisitReports',
    } as const
    const { reports } = await import('../../reports/report-list.ts')
    const mistakes: string[] = []
    for (const { key, section } of reports) {
      const isAllowed = (who: Who) => mayDo(acts[section], who)
      mistakes.push(...(await mistakesAt([`reports/${key}.csv`, 'GET'], isAllowed)))
    }
    expect(mistakes).toEqual([])
  })
})
