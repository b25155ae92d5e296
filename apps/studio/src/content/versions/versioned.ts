/** Versions that are restored one language at a time: the doors of the API and the button in the studio. */
import { readLocale } from '@wajiha/arabic'
import type { CollectionConfig, Endpoint, Field, GlobalConfig, PayloadRequest } from 'payload'
import { versionsKept } from '../../platform/database/lean-versions.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import { restoreCollectionVersion, restoreGlobalVersion } from './restore.ts'
import { noteWriter, savedByField } from './saved-by.ts'
import { restoreWords } from './words.ts'

/** How many versions stay of what does not say it. */
const usualMost = 50

/** The collection, as it is where it keeps no versions. */
export function versioned(collection: CollectionConfig): CollectionConfig {
  const { versions, slug } = collection
  if (!versions) return collection
  const most = (versions !== true && versions.maxPerDoc) || usualMost
  return {
    ...collection,
    // The oldest go when a new one is written (`leanVersions`); Payload would read them all first.
    versions: { ...(versions === true ? {} : versions), maxPerDoc: 0 },
    custom: { ...collection.custom, [versionsKept]: most },
    fields: [...collection.fields, savedByField].map(uncompared),
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), noteWriter],
    },
    admin: withViews(collection.admin),
    endpoints: [
      ...(collection.endpoints || []),
      door(isDrafted(versions), (req, id) =>
        restoreCollectionVersion(requireCollectionSlug(req.payload, slug), {
          req,
          id,
          depth: depthOf(req),
        }),
      ),
    ],
  }
}

/** The same for a global. */
export function versionedGlobal(global: GlobalConfig): GlobalConfig {
  const { versions, slug } = global
  if (!versions) return global
  const most = (versions !== true && versions.max) || usualMost
  const restore = door(isDrafted(versions), async (req, id) => ({
    doc: await restoreGlobalVersion(requireGlobalSlug(req.payload, slug), {
      req,
      id,
      depth: depthOf(req),
    }),
  }))
  return {
    ...global,
    versions: { ...(versions === true ? {} : versions), max: 0 },
    custom: { ...global.custom, [versionsKept]: most },
    fields: [...global.fields, savedByField].map(uncompared),
    hooks: {
      ...global.hooks,
      beforeChange: [...(global.hooks?.beforeChange ?? []), noteWriter],
    },
    admin: withViews(global.admin),
    endpoints: [...(global.endpoints || []), restore],
  }
}

/** What no form shows is not compared either: the text that searches look into, marks for translators. */
function uncompared<One extends Field>(field: One): One {
  const { admin } = field
  if (!admin || !('hidden' in admin) || admin.hidden !== true) return field
  const Diff = '/src/platform/admin/left-out.tsx#LeftOut'
  return { ...field, admin: { ...admin, components: { ...admin.components, Diff } } }
}

const isDrafted = (versions: CollectionConfig['versions'] | GlobalConfig['versions']) =>
  typeof versions === 'object' && Boolean(versions.drafts)

const depthOf = ({ searchParams }: PayloadRequest) => Number(searchParams.get('depth') ?? 0) || 0

type Restore = (req: PayloadRequest, id: string) => Promise<object>

/** Stands before Payload's own door of the same address. */
const door = (hasDrafts: boolean, restore: Restore): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const restored = await restore(req, String(req.routeParams?.id ?? ''))
    const words = hasDrafts ? restoreWords.doneAsDraft : restoreWords.done
    return Response.json({
      ...restored,
      message: sayTo(req, words(readLocale(req.locale))),
    })
  },
})

type Viewed = { components?: { views?: { edit?: object } } }

function withViews<Admin extends Viewed>(admin: Admin | undefined): Admin {
  const { components = {} }: Viewed = admin ?? {}
  const edit = {
    ...components.views?.edit,
    version: {
      actions: [
        '/src/content/versions/restore-button.tsx#RestoreButton',
        '/src/content/versions/written-by.tsx#WrittenBy',
      ],
    },
    versions: { Component: '/src/content/versions/versions-list.tsx#VersionsList' },
  }
  return Object.assign({}, admin, {
    components: { ...components, views: { ...components.views, edit } },
  })
}
