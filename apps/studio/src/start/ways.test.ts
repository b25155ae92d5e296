/** Where the start page leads, for each role: nowhere that answers them “nothing found”. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { collectionRights, grants, type Role, roles } from '../platform/access/rights.ts'
import { firstOpen, mayOpen } from './places.ts'
import { parts } from './words.ts'

type Name = keyof typeof parts

/** Where a part of the page leads somebody of that role. */
const wayOf = (role: Role, name: Name) =>
  firstOpen(parts[name].all, (href) => mayOpen({ role }, href))?.[0]

describe('the ways of the start page', () => {
  it.each<[Role, Name, string | undefined]>([
    ['editor', 'drafts', '/admin/collections/posts'],
    ['recruiter', 'drafts', '/admin/collections/jobs'],
    ['sales', 'recent', '/admin/collections/campaigns'],
    ['recruiter', 'untranslated', '/admin/collections/jobs?locale=en'],
    ['sales', 'leads', '/admin/desk/leads'],
    ['holder', 'cards', '/admin/collections/cards'],
    ['viewer', 'cards', undefined],
    ['editor', 'leads', undefined],
  ])('lead %s from %s to what they may read', (role, name, way) => {
    expect(wayOf(role, name)).toBe(way)
  })

  it('are open to those alone who may read the collection, its lists and its documents', () => {
    for (const [slug, row] of Object.entries(collectionRights))
      for (const [place, role] of roles.entries()) {
        const isRead = grants[row[place] ?? 'nothing'][0] !== 'none'
        for (const path of [slug, `${slug}/1`, `${slug}?locale=en`]) {
          const isOpen = mayOpen({ role }, `/admin/collections/${path}`)
          expect([role, path, isOpen]).toEqual([role, path, isRead])
        }
      }
    expect(mayOpen({ role: 'owner' }, '/admin/collections/toString')).toBe(false)
    expect(mayOpen(null, '/admin/collections/posts')).toBe(false)
    expect(mayOpen({ role: 'editor' }, '/admin/guard?kind=link')).toBe(true)
    expect(mayOpen({ role: 'viewer' }, '/admin/guard?kind=link')).toBe(false)
  })

  it('are made in one place, which asks who looks', () => {
    const makers = readdirSync(import.meta.dirname).filter(
      (file) =>
        file.endsWith('.tsx') &&
        /platform\/admin\/link|next\/link|<a /.test(
          readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
        ),
    )
    expect(makers.filter((file) => !file.includes('.test.'))).toEqual(['way.tsx'])
  })
})
