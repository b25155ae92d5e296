/** Draws the contract's rich text. Every block and inline of the contract has its view here. */
import type { RichTextBlock, RichText as RichTextData } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'
import { DataTable } from './data-table.tsx'
import { Directed, languageOf } from './directed.tsx'
import { Figure } from './figure.tsx'
import { Heading } from './heading.tsx'
import { Inlines } from './inlines.tsx'
import { ItemList } from './item-list.tsx'
import { late } from './late.tsx'
import styles from './rich-text.module.css'

const ArticleBlock = late(async () => {
  const { ArticleBlock } = await import('./late/article-blocks.tsx')
  return ArticleBlock
})

type Views = {
  [Type in RichTextBlock['type']]: (block: Extract<RichTextBlock, { type: Type }>) => ReactNode
}

const views = {
  paragraph: (block) => (
    <Directed as="p" dir={block.dir}>
      <Inlines nodes={block.children} within={languageOf(block.dir)} />
    </Directed>
  ),
  heading: (block) => <Heading {...block} />,
  list: (block) => <ItemList list={block} />,
  quote: (block) => (
    <Directed as="blockquote" dir={block.dir}>
      <p>
        <Inlines nodes={block.children} within={languageOf(block.dir)} />
      </p>
    </Directed>
  ),
  code: (block) => <ArticleBlock block={block} />,
  image: (block) => <Figure {...block} />,
  rule: () => <hr />,
  table: (block) => <DataTable {...block} />,
  callout: (block) => <Callout {...block} />,
  gallery: (block) => <ArticleBlock block={block} />,
  video: (block) => <ArticleBlock block={block} />,
  call: (block) => <ArticleBlock block={block} />,
  form: (block) => <ArticleBlock block={block} />,
  project: (block) => <ArticleBlock block={block} />,
  download: (block) => <ArticleBlock block={block} />,
  questions: (block) => <ArticleBlock block={block} />,
  embed: (block) => <ArticleBlock block={block} />,
} satisfies Views

type RichTextProps = {
  blocks: RichTextData
  /** Set for long reading: with the pen, in larger letters, its first paragraph larger still. */
  prose?: boolean
}

export function RichText({ blocks, prose = false }: RichTextProps) {
  return (
    <div className={prose ? `${styles.text} ${styles.prose}` : styles.text}>
      {blocks.map((block, index) => (
        // Blocks have no identity of their own and never move within a published text.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }) {
  const view = views[block.type] as (block: RichTextBlock) => ReactNode
  return view(block)
}
