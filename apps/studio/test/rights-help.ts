/** One document of each collection that an endpoint is about, and the requests that ask for it. */
import type { Payload } from 'payload'
import { madeOf, storeSubmission, submissionOf } from './desk-help.ts'

export type Asked = [path: string, method: string, body?: object]
/** An id that no document has. */
export const nobodys = '00000000-0000-4000-8000-000000000000'

const open = { overrideAccess: true, depth: 0 } as const

/** @returns ids by the slug of their collection. */
export async function makeSamples(payload: Payload): Promise<Record<string, string>> {
  const { processSubmission } = await import('../src/desk/process-submission.ts')
  const { keepTemplates } = await import('../src/mail/keep-templates.ts')
  await keepTemplates(payload)
  const take = async (more: Parameters<typeof submissionOf>[0]) => {
    const row = await storeSubmission(payload, submissionOf(more))
    await processSubmission(payload, row)
    return row
  }
  const submissions = await take({})
  const applied = await take({ form: 'apply', answers: { links: ['https://a.example'] } })
  const first = async (collection: 'outbox' | 'mail-templates') =>
    (await payload.find({ collection, limit: 1, ...open })).docs[0]?.id ?? ''
  const webhook = await payload.create({
    collection: 'webhooks',
    data: { name: 'و', url: 'https://hook.example', events: ['lead.created'], isActive: false },
    ...open,
  })
  const key = await payload.create({
    collection: 'api-keys',
    data: { name: 'و', scopes: ['content:read'] },
    ...open,
  })
  const delivery = { event: 'lead.created', webhook: webhook.id, state: 'failed' } as const
  return {
    leads: (await madeOf(payload, 'leads', submissions)).id,
    applications: (await madeOf(payload, 'applications', applied)).id,
    submissions,
    outbox: await first('outbox'),
    'mail-templates': await first('mail-templates'),
    webhooks: webhook.id,
    'api-keys': key.id,
    'webhook-deliveries': (
      await payload.create({ collection: 'webhook-deliveries', data: delivery as never, ...open })
    ).id,
  }
}

const parameters: Record<string, string> = {
  'get /reports/:file': '/reports/unknown-words.csv',
  'get /conversions/:file': '/conversions/google-ads.csv',
  'get /leads/board': '/leads/board?stage=new',
  'get /applications/board': '/applications/board?stage=received',
}

/** The requests to an endpoint of the table, each with the slug it is about; `*` is all that have it. */
export function requestsTo(
  address: string,
  samples: Record<string, string>,
  payload: Payload,
): [Asked, string][] {
  const [method = '', path = ''] = address.split(' ')
  const filled = (slug: string): Asked => {
    const written = (parameters[address] ?? path)
      .replace('*', slug)
      .replace(':id', samples[slug] ?? nobodys)
      .replace(':side', 'a')
      .replace(/:\w+/, '0')
    return [written.slice(1), method.toUpperCase(), ...(method === 'post' ? [{}] : [])] as Asked
  }
  if (!path.includes('*')) {
    const slug = path.split('/')[1] ?? ''
    return [[filled(slug), slug]]
  }
  const { collections, globals } = payload.config
  const rest = path.slice(path.indexOf('*') + 1)
  const those = path.startsWith('/globals') ? globals : collections
  return those
    .filter(({ endpoints, versions }) =>
      rest.startsWith('/versions') ? versions : (endpoints || []).some((one) => one.path === rest),
    )
    .map(({ slug }) => [filled(slug), slug])
}
