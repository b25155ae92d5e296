import type { Access, CollectionConfig, Endpoint, GlobalConfig } from 'payload'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Rules, ruledFields } from '../../../test/ruled-fields.ts'
import type { User } from '../../payload-types.ts'
import {
  collectionRights,
  endpointNeeds,
  globalRights,
  operations,
  placesOfFieldRights,
  type Role,
  roles,
  roleWords,
  viewNeeds,
} from './rights.ts'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
})
const { fieldRights, rightsOf, rightsOfGlobal } = await import('./rights-of.ts')
const { collections } = await import('../../collections.ts')
const { globals } = await import('../../globals.ts')

/** Rules of Payload's own: nobody's, nobody's, and each their own. */
const platform = ['payload-jobs', 'payload-kv', 'payload-preferences']

/** Who asks: a person of each role, one whose role is none, and a stranger. */
const people = [...roles.map((role) => ({ id: 'me', role })), { id: 'me', role: 'cook' }, null]

/** A function's answers to each of them. */
async function answersOf(access: unknown): Promise<unknown[]> {
  const find = async ({ where }: { where: unknown }) => ({
    docs: [{ photo: JSON.stringify(where) }],
  })
  const asked = people.map((user) =>
    (access as Access)({ req: { user, payload: { find } } } as never),
  )
  return Promise.all(asked)
}

async function sameRules(access: Rules, expected: Rules) {
  if (Object.keys(access).sort().join() !== Object.keys(expected).sort().join()) return false
  for (const [operation, rule] of Object.entries(access)) {
    const answers = [await answersOf(rule), await answersOf(expected[operation])]
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) return false
  }
  return true
}

/** Previews, versions, languages and the trial of a publication stand on many, under one name. */
const shared =
  /^(\w+ (?:\/globals)?)\/[\w-]+((?:\/:id)?\/preview(?:\/\w+)?|\/versions\/:id|(?:\/:id)?\/languages(?:\/[:\w]+)?|(?:\/:id)?\/publishable)$/

function endpointsOf({ slug, endpoints }: CollectionConfig | GlobalConfig, under: string) {
  return (endpoints || []).map((one) => {
    const address = addressOf(`${under}/${slug}`, one)
    return Object.hasOwn(endpointNeeds, address) ? address : address.replace(shared, '$1/*$2')
  })
}

const addressOf = (under: string, { method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method} ${under}${path}`

// Before Payload adds its own to them.
const ruled = [...collections, ...globals].flatMap(({ slug, fields }) => ruledFields(fields, slug))
const ownEndpoints = [
  ...collections.flatMap((one) => endpointsOf(one, '')),
  ...globals.flatMap((one) => endpointsOf(one, '/globals')),
]
const { default: config } = await import('../../payload.config.ts')
const { collections: all, endpoints: ownAndPlatform, admin } = await config

describe('the table of rights', () => {
  it('the table of rights names the roles that people may have', () => {
    expectTypeOf<Role>().toEqualTypeOf<User['role']>()
    expect(Object.keys(roleWords)).toEqual([...roles])
  })

  it('the table of rights has a row for every collection and page of the studio, and for nothing else', () => {
    const governed = all.map(({ slug }) => slug).filter((slug) => !platform.includes(slug))
    expect(Object.keys(collectionRights).sort()).toEqual(governed.sort())
    expect(Object.keys(globalRights).sort()).toEqual(globals.map(({ slug }) => slug).sort())
  })

  it('the table of rights gives every collection and page the rules of its own row', async () => {
    for (const { slug, access = {} } of [...collections, ...globals] as CollectionConfig[]) {
      const isGlobal = globals.some((one) => one.slug === slug)
      const expected = isGlobal ? rightsOfGlobal(slug as 'desk') : rightsOf(slug as 'leads')
      const { admin: _, ...asked } = access
      expect([slug, await sameRules(asked, expected as object as Rules)]).toEqual([slug, true])
    }
  })

  it('the table of rights opens nothing to strangers and to people without a role', async () => {
    for (const { slug, access } of all) {
      if (platform.includes(slug)) continue
      const ofPeople = slug === 'users' ? (['unlock', 'admin'] as const) : []
      for (const operation of [...operations, ...ofPeople]) {
        const rule = (access as Rules)[operation]
        const outside = rule ? (await answersOf(rule)).slice(roles.length) : [false, false]
        expect([slug, operation, ...outside]).toEqual([slug, operation, false, false])
      }
    }
  })

  it('the table of rights gives every field that has rules those of a row, in the places which the row names', async () => {
    const named = new Map(
      Object.entries(placesOfFieldRights).flatMap(([right, places]) =>
        places.map((place) => [place, right as keyof typeof placesOfFieldRights] as const),
      ),
    )
    for (const [place, access] of ruled) {
      const right = named.get(place)
      const rows = right ? [right] : (['fact', 'noted', 'secret'] as const)
      const fits = await Promise.all(rows.map((row) => sameRules(access, fieldRights(row))))
      expect([place, fits.includes(true)]).toEqual([place, true])
      named.delete(place)
    }
    expect([...named.keys()]).toEqual([])
  })

  it('the table of rights says of every endpoint beside Payload’s own what it needs', () => {
    const own = [
      ...ownAndPlatform.filter(({ path }) => path !== '/access').map((one) => addressOf('', one)),
      ...ownEndpoints,
    ]
    expect([...new Set(own)].sort()).toEqual(Object.keys(endpointNeeds).sort())
  })

  it('the table of rights says of every page of the admin beside Payload’s own what it needs', () => {
    expect(Object.keys(admin.components.views ?? {}).sort()).toEqual(Object.keys(viewNeeds).sort())
  })
})
