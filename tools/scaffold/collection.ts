import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Scaffold } from './scaffold.ts'

const table = 'apps/studio/src/platform/access/rights.ts'

/** As most of the content: owners, administrators and editors write it, and others see it on the site. */
function cells(): string {
  const text = readFileSync(join(root, table), 'utf8')
  const roles = text.match(/roles = \[(?<names>[^\]]*)\]/)?.groups?.names?.match(/\w+/g) ?? []
  const grants = roles.map((role) => (/owner|admin|editor/.test(role) ? "'writes'" : "'nothing'"))
  return grants.join(', ')
}

/** A collection of the studio, with Arabic and English labels. */
export const collection: Scaffold = ({ kebab, camel, spaced }) => ({
  files: {
    [`apps/studio/src/content/collections/${kebab}.ts`]: `
      import type { CollectionConfig } from 'payload'
      import { rightsOf } from '../../platform/access/rights-of.ts'
      import { name } from '../../platform/fields/common.ts'
      import { importKey } from '../fields/import-key.ts'
      import { say } from '../../platform/i18n/say.ts'

      /** What one of these is, and where the site shows it. */
      export const ${camel}: CollectionConfig = {
        slug: '${kebab}',
        labels: { singular: say('${spaced}', '${spaced}'), plural: say('${spaced}', '${spaced}') },
        admin: { useAsTitle: 'name' },
        access: rightsOf('${kebab}'),
        defaultSort: 'name',
        fields: [name, importKey],
      }
    `,
  },
  insertions: [
    {
      file: 'apps/studio/src/content/feature.ts',
      before: "import { authors } from './collections/authors.ts'",
      text: `import { ${camel} } from './collections/${kebab}.ts'\n`,
    },
    {
      file: 'apps/studio/src/content/feature.ts',
      before: '  ]),\n  globals:',
      text: `    ${camel},\n`,
    },
    {
      file: 'apps/studio/src/menu.ts',
      before: "    ],\n  },\n  {\n    group: say('العملاء', 'Leads'),",
      text: `      '${kebab}',\n`,
    },
    {
      file: table,
      before: '  // Saved views: of these',
      text: `  '${kebab}': [${cells()}],\n`,
    },
  ],
  next: [
    'Decide what each role may do with it, in its row of apps/studio/src/platform/access/rights.ts.',
    'Write its Arabic and English labels, and its fields.',
    'Write its migration and types, as docs/how-to says; npm start applies migrations.',
    'For the site to read it: a schema in packages/contract, a mapper in apps/studio/src/content/mappers, a read in apps/studio/src/content/api/reads.',
  ],
})
