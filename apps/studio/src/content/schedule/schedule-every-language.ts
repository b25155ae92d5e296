/**
 * Payload 3.90 runs a schedule that names no language in the default language alone once each
 * language has its own status. Here it means every language: publishing those that are complete,
 * taking back all of them. It heeds a schedule's language only where something is published: what was
 * to leave the site in one language left it in the default one.
 */
import { isLocale, locales } from '@wajiha/arabic'
import type { PayloadRequest, SanitizedConfig, TaskConfig } from 'payload'
import { againAfterCollision } from '../../platform/failures/after-collision.ts'
import { createInTurn } from '../../platform/in-turn.ts'
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
  task.handler = (args) => oneByOne(() => againAfterCollision(() => run(args, plain)))
  return config
}

/** What is planned for one minute takes turns: related articles hold each other's rows, and of two the database lets one go. */
const oneByOne = createInTurn(1)

async function run(args: Args, plain: Run) {
  const input = args.input as Input
  if (input.type === 'unpublish') return takeBack(args, input)
  return input.locale ? plain(args) : publishEach(args, input, plain)
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

/** Takes a document back, in its language or in all, with the present rights of the person who scheduled that. */
async function takeBack({ req }: Args, { doc, global, locale, user }: Input) {
  const { payload } = req
  const data: Record<string, unknown> = { _status: 'draft' }
  const where = isLocale(locale) ? { locale } : { unpublishAllLocales: true }
  const options = { data, depth: 0, ...where, ...(await actingFor(req, user)) } as const
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
