/** The studio's door for tests: people, and what they send there and afterwards. */
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import type { Role } from '../src/platform/access/rights.ts'
import { clientHeader } from '../src/platform/server/where-from.ts'

export const good = 'قافلةٌ من الهيل والزعفران'
export const another = 'ثلاثة جمالٍ وبئرٌ قديمة'

type Body = { user?: { id: string } | null; recoveryCodes?: string[]; token?: string } & {
  errors?: { message: string; data?: Needs | null }[]
}
type Needs = { needs?: string; offer?: string; secret?: string; errors?: { path: string }[] }

export function doorOf(payload: Payload) {
  const knock = async (path: string, method = 'GET', body?: object, headers: object = {}) => {
    const request = new Request(`http://localhost:3100/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    const text = await answer.clone().text()
    return { answer, status: answer.status, body: (text ? JSON.parse(text) : {}) as Body }
  }
  return {
    knock,
    logIn: (credentials: object, from = '192.0.2.1') =>
      knock('users/login', 'POST', credentials, { [clientHeader]: from }),
    async engage(role: Role = 'editor') {
      const email = `${role}-${crypto.randomUUID()}@wajiha.example`
      const data = { email, password: good, name: role, role }
      const { id } = await payload.create({ collection: 'users', data, overrideAccess: true })
      return { id, email, password: good }
    },
    /** The header of whoever came in. */
    async enter(credentials: object) {
      const { body, status } = await knock('users/login', 'POST', credentials)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { authorization: `JWT ${body.token}` }
    },
  }
}

/** Publishes the settings, with the roles that need a second factor. */
export async function requireFactorOf(payload: Payload, ...roles: Role[]): Promise<void> {
  const general = { slug: 'general', locale: 'ar', overrideAccess: true, depth: 0 } as const
  const { lightLogo } = await payload.findGlobal(general)
  await payload.updateGlobal({
    ...general,
    data: {
      names: { site: 'بيركار', legal: 'بيركار', tagline: 'نبني' },
      description: 'وكالة',
      lightLogo: lightLogo ?? (await newPicture(payload)),
      contacts: { email: 'hello@wajiha.example', phone: '+966501234567' },
      secondFactorRoles: roles,
      _status: 'published',
    } as never,
  })
}

async function newPicture(payload: Payload): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#555' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: 'شعار.png', size: data.length }
  const made = { collection: 'media', data: { alt: 'شعار' }, file, overrideAccess: true } as const
  return (await payload.create(made)).id
}
