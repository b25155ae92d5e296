/* biome-ignore-all lint/suspicious/noArrayIndexKey: items have no identity and never move */
import type { RichTextBlock } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { Inlines } from './inlines.tsx'
import styles from './item-list.module.css'

type List = Extract<RichTextBlock, { type: 'list' }>

/** Items after a rhombic dot, or after figures of the kind that the site counts in. */
export function ItemList({ list }: { list: List }) {
  const { format } = useWords()
  const Tag = list.ordered ? 'ol' : 'ul'
  const figures = format.digits('1') === '1' ? '' : styles.arabicIndic
  const looks = list.ordered ? [styles.numbers, figures] : [styles.bullets]
  const from = list.start === undefined ? {} : { start: list.start }
  return (
    <Tag className={[styles.list, ...looks].filter(Boolean).join(' ')} {...from}>
      {list.items.map((item, index) => (
        <li key={index}>
          <Inlines nodes={item.children} />
          {item.list && <ItemList list={item.list} />}
        </li>
      ))}
    </Tag>
  )
}
