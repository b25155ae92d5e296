/**
 * Payload 3.90 runs a schedule that names no language in the default language alone once each
 * language has its own status. Here it means every language: publishing those that are complete,
 * taking back all of them.
 */
import { locales } from '@wajiha/arabic'
import type { PayloadRequest, SanitizedConfig, TaskConfig } from 'payload'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'

type Input = {
  type?: 'publish' | 'unpublish'
  locale?: string
  doc?: { relationTo: string; value: string }
  global?: string
  user?: { value: string } | null
}
type Run = Exclude<TaskConfig['handler'], string>
type Args = Parameters<Run>[0]

/** The configuration with its own scheduling task put right. */
export function scheduleEveryLanguage(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (!task || typeof task.handler !== 'function') {
    throw new Error('Payload no longer brings the task schedulePublish; see this file.')
  }
  const plain = task.handler
  task.handler = (args) => {
    const input: Input = args.input
    if (input.locale) return plain(args)
    return input.type === 'unpublish' ? takeBack(args, input) : publishEach(args, input, plain)
  }
  return config
}

/** A language that lacks something stays as it is, as long as another one could be published. */
async function publishEach(args: Args, input: Input, plain: Run) {
  const failures: unknown[] = []
  for (const locale of locales) {
    try {
      await plain({ ...args, input: { ...input, locale } })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === locales.length) throw failures[0]
  return { output: {} }
}

/** Takes a document back with the present rights of the person who scheduled that. */
async function takeBack({ req }: Args, { doc, global, user }: Input) {
  const { payload } = req
  const data: Record<string, unknown> = { _status: 'draft' }
  const asked = { data, depth: 0, unpublishAllLocales: true } as const
  const options = { ...asked, ...(await actingFor(req, user)) } as const
  if (doc) {
    const collection = requireCollectionSlug(payload, doc.relationTo)
    await payload.update({ ...options, collection, id: doc.value })
  }
  if (global) await payload.updateGlobal({ ...options, slug: requireGlobalSlug(payload, global) })
  return { output: {} }
}

async function actingFor({ payload }: PayloadRequest, by: Input['user']) {
  if (!by) return { overrideAccess: true } as const
  const found = { collection: 'users', id: by.value, depth: 0, overrideAccess: true } as const
  const user = await payload.findByID(found)
  return { overrideAccess: false, user: { ...user, collection: 'users' as const } } as const
}
