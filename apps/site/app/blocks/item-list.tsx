/* biome-ignore-all lint/suspicious/noArrayIndexKey: items have no identity and never move */
import type { RichTextBlock } from '@wajiha/contract'
import { Inlines } from './inlines.tsx'

type List = Extract<RichTextBlock, { type: 'list' }>

export function ItemList({ list }: { list: List }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {list.items.map((item, index) => (
        <li key={index}>
          <Inlines nodes={item.children} />
          {item.list && <ItemList list={item.list} />}
        </li>
      ))}
    </Tag>
  )
}
