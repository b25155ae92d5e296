import { expect, it } from 'vitest'
import { groupPhone } from './group-phone.ts'

it.each([
  ['+966115550142', '+966 11 555 0142'],
  ['+966501234567', '+966 50 123 4567'],
  ['+97145550142', '+971 4 555 0142'],
  ['+201012345678', '+20 10 1234 5678'],
  ['+15125550142', '+1 512 555 0142'],
])('groups %s as %s', (e164, shown) => {
  expect(groupPhone(e164)).toBe(shown)
})

it.each(['+493012345678', '0501234567', '', 'a phone'])('leaves “%s” as it is', (text) => {
  expect(groupPhone(text)).toBe(text)
})
