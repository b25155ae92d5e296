import type { Scaffold } from './scaffold.ts'

/** A page: its reader, its route, its test, its address, and what it says of itself. */
export const page: Scaffold = ({ kebab, pascal, spaced }) => ({
  files: {
    [`apps/site/app/pages/${kebab}/data.server.ts`]: `
      import type { PageContext } from '#app/content/page-context.ts'

      /** Everything that the page shows; \`undefined\` becomes a 404. */
      export async function read${pascal}(context: PageContext) {
        const general = await context.read('general')
        return general && { title: '${spaced}', lead: general.data.names.tagline }
      }
    `,
    [`apps/site/app/pages/${kebab}/data.server.test.ts`]: `
      import { describe, expect, it } from 'vitest'
      import { read${pascal} } from './data.server.ts'

      describe('read${pascal}', () => {
        it('is missing where nothing is published', async () => {
          const read = async () => undefined
          expect(await read${pascal}({ locale: 'ar', params: {}, query: {}, choices: {}, read })).toBeUndefined()
        })
      })
    `,
    [`apps/site/app/seo/descriptions/${kebab}.ts`]: `
      import type { PageData } from '#app/content/page-data.ts'
      import type { PageDescription } from '../page-description.ts'
      import { samePath } from '../paths-of.ts'

      export function describe${pascal}({ title, lead }: PageData<'${kebab}'>): PageDescription {
        return { title, description: lead, paths: samePath('/${kebab}') }
      }
    `,
    [`apps/site/app/pages/${kebab}/route.tsx`]: `
      import { createFileRoute } from '@tanstack/react-router'
      import { loadPage } from '#app/content/load-page.ts'
      import { describePage } from '#app/seo/describe-page.ts'
      import { describe${pascal} } from '#app/seo/descriptions/${kebab}.ts'
      import { Page, PageHead } from '#app/ui/core/page.tsx'

      export const Route = createFileRoute('/{-$locale}/${kebab}')({
        staticData: { layout: 'default', showScrollToTop: true, paper: 'fustuq' },
        loader: (context) => loadPage('${kebab}', context),
        head: ({ matches, loaderData }) =>
          describePage(matches, loaderData && describe${pascal}(loaderData)),
        component: ${pascal}Page,
      })

      function ${pascal}Page() {
        const { title, lead } = Route.useLoaderData()
        return (
          <Page>
            <PageHead title={title} lead={lead} paper="fustuq" />
          </Page>
        )
      }
    `,
  },
  insertions: [
    {
      file: 'apps/site/app/addresses.ts',
      before: '} as const satisfies Record<string, PageAddress>',
      text: `  '${kebab}': { path: '/${kebab}' },\n`,
    },
    {
      file: 'apps/site/server/pages/readers.ts',
      before: "import type { PageContext } from '#app/content/page-context.ts'",
      text: `import { read${pascal} } from '#app/pages/${kebab}/data.server.ts'\n`,
    },
    {
      file: 'apps/site/server/pages/readers.ts',
      before: '} satisfies Record<PageId',
      text: `  '${kebab}': read${pascal},\n`,
    },
    {
      file: 'apps/site/app/seo/descriptions.ts',
      before: "import type { PageDescription } from './page-description.ts'",
      text: `import { describe${pascal} } from './descriptions/${kebab}.ts'\n`,
    },
    {
      file: 'apps/site/app/seo/descriptions.ts',
      before: '  // A new page is described above this line.',
      text: `  '${kebab}': describe${pascal},\n`,
    },
  ],
  next: [
    `Its words belong to editors: give it a key in packages/contract/src/page.ts and read them with readWords.`,
    `See it at http://localhost:3000/${kebab}, /en/${kebab} with npm run dev.`,
  ],
})
