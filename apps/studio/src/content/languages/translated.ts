/** Documents that are written in two languages: their states in lists, and a view with both side by side. */
import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { spoken } from '../../platform/admin/present.ts'
import { languageDoors, languageDoorsOfGlobal } from './endpoints.ts'
import { dropMarks, keepGlobalMarks, keepMarks } from './keep-marks.ts'
import { languageWords as words } from './words.ts'

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** In lists both states; beside the form what is left to translate. */
const languagesField: UIField = {
  name: 'languages',
  type: 'ui',
  label: words.column,
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/src/content/languages/admin/languages-cell.tsx#LanguagesCell',
      Field: '/src/content/languages/admin/panel.tsx#LanguagesPanel',
    },
  },
}

/** The collection, as it is where no language is published on its own. */
export function translated(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { admin = {}, hooks = {}, fields, endpoints, slug } = collection
  return {
    ...collection,
    fields: [languagesField, ...fields],
    endpoints: [...(endpoints || []), ...languageDoors(slug)],
    admin: { ...withView(admin), ...withColumn(admin) },
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), keepMarks],
      afterDelete: [...(hooks.afterDelete ?? []), dropMarks],
    },
  }
}

/** The same for what exists once. */
export function translatedGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global
  const { admin = {}, hooks = {}, fields, endpoints, slug } = global
  return {
    ...global,
    fields: [languagesField, ...fields],
    endpoints: [...(endpoints || []), ...languageDoorsOfGlobal(slug)],
    admin: withView(admin),
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), keepGlobalMarks] },
  }
}

type Admin = NonNullable<CollectionConfig['admin']>

/** One column for both languages stands where the state of one of them stood. */
function withColumn({ defaultColumns, useAsTitle = 'id' }: Admin): Admin {
  const columns = defaultColumns ?? [useAsTitle, '_status', 'updatedAt']
  const shown = columns.map((name) => (name === '_status' ? languagesField.name : name))
  return { defaultColumns: shown.includes(languagesField.name) ? shown : [...shown, 'languages'] }
}

type Viewed = { components?: { views?: { edit?: object } } }

function withView<Shown extends Viewed>(admin: Shown): Shown {
  const { components = {} } = admin
  const edit = {
    ...components.views?.edit,
    translate: {
      Component: '/src/content/languages/admin/translate-view.tsx#TranslateView',
      path: '/translate',
      tab: { label: spoken(words.tab), href: '/translate', order: 150 },
    },
  }
  return { ...admin, components: { ...components, views: { ...components.views, edit } } }
}
