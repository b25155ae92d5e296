import { expect, it } from 'vitest'
import { roomOf } from './open-traces.ts'

it.each([
  ['/admin/collections/leads/5f0c?search=sarah', '/admin/*'],
  ['/admin', '/admin/*'],
  ['/api/v1/cards/sarah', '/api/v1/*'],
  ['/api/users/reset-password/secret', '/api/*'],
  ['/_next/static/a.js', '/_next/*'],
  ['/administrator/sarah', '*'],
  ['/?token=secret', '*'],
])('of %s a trace says no more than its room', (target, room) => {
  expect(roomOf(target)).toBe(room)
})
