import type { PageData } from '#app/content/page-data.ts'
import { Page, PageHead } from '#app/ui/core/page.tsx'
import { PageBlock } from './page-block.tsx'

type BlockPageProps = { page: PageData<'block-page'>['page'] }

/** A page that an editor made: its title and lead, and its blocks in their order. */
export function BlockPage({ page: { title, lead, paper, blocks } }: BlockPageProps) {
  return (
    <Page>
      <PageHead title={title} lead={lead} paper={paper} />
      {blocks.map((block, index) => (
        <PageBlock
          // Blocks have no identity of their own and never move within a published page.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          block={block}
          before={blocks[index - 1]?.type ?? (paper ? undefined : 'text')}
        />
      ))}
    </Page>
  )
}
