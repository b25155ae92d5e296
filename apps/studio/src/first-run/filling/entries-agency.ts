/** The agency itself: offices, people, settings. */
import type { Content } from './content.ts'
import { type Both, type Links, noon } from './links.ts'

type One<Key extends keyof Content> = Content[Key] extends (infer Entry)[] ? Entry : never

export const branch = ({ specialHours, ...office }: One<'branches'>, order: number) => ({
  ...office,
  order,
  specialHours: specialHours.map((one) => ({ ...one, from: noon(one.from), to: noon(one.to) })),
})

export const author = (person: One<'authors'>, { media }: Links) => ({
  ...person,
  photo: media(person.photo),
})

export const card = (person: One<'cards'>, { id, media }: Links) => ({
  ...person,
  emails: person.emails.map((email) => ({ email })),
  photo: media(person.photo),
  branch: id('branches', person.branch),
})

export function general(
  { numerals, months, hijri, lightLogo, darkLogo, ...settings }: Content['general'],
  { media }: Links,
) {
  const logo = (keys: Both) => ({ ar: media(keys.ar), en: media(keys.en) })
  return {
    ...settings,
    writing: { numerals, months, hijri },
    ...(lightLogo ? { lightLogo: logo(lightLogo) } : {}),
    ...(darkLogo ? { darkLogo: logo(darkLogo) } : {}),
  }
}

export const redirect = ({ status, ...rule }: One<'redirects'>) => ({
  ...rule,
  status: String(status),
})
