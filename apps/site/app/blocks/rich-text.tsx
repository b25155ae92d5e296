/** Draws the contract's rich text: every plain block has its view here, the others theirs in `late/`. */
import type { RichTextBlock, RichText as RichTextData } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'
import { late } from './core/late.tsx'
import { DataTable } from './data-table.tsx'
import { Directed, languageOf } from './directed.tsx'
import { Figure } from './figure.tsx'
import { Heading } from './heading.tsx'
import { Inlines } from './inlines.tsx'
import { ItemList } from './item-list.tsx'
import type { LateBlock } from './late/post-blocks.tsx'
import styles from './rich-text.module.css'

const PostBlock = late(async () => {
  const { PostBlock } = await import('./late/post-blocks.tsx')
  return PostBlock
})
// So rare that it has a file of its own.
const MergedTable = late(async () => {
  const { MergedTable } = await import('./merged-table.tsx')
  return MergedTable
})

type PlainBlock = Exclude<RichTextBlock, LateBlock>

type Views = {
  [Type in PlainBlock['type']]: (block: Extract<PlainBlock, { type: Type }>) => ReactNode
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
  image: (block) => <Figure {...block} />,
  rule: () => <hr />,
  table: (block) => (block.spans ? <MergedTable {...block} /> : <DataTable {...block} />),
  callout: (block) => <Callout {...block} />,
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
  if (!isPlain(block)) return <PostBlock block={block} />
  const view = views[block.type] as (block: PlainBlock) => ReactNode
  return view(block)
}

const isPlain = (block: RichTextBlock): block is PlainBlock => block.type in views
