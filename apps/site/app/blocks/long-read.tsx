import type { RichText as RichTextData } from '@wajiha/contract'
import { tableOfContents } from '@wajiha/contract/table-of-contents'
import { type ReactNode, useMemo } from 'react'
import { ContentsRail } from '#app/ui/contents-rail.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import styles from './long-read.module.css'
import { RichText } from './rich-text.tsx'

type LongReadProps = {
  body: RichTextData
  /** What the list of headings is called. */
  contents: string
  /** What follows the text in its column. */
  children?: ReactNode
}

/** A text for reading in one go, with its headings beside it once there are several. */
export function LongRead({ body, contents, children }: LongReadProps) {
  const entries = useMemo(() => tableOfContents(body), [body])
  return (
    <Wrap className={styles.grid}>
      {entries.length > 1 && <ContentsRail label={contents} entries={entries} />}
      <div className={styles.column}>
        <RichText blocks={body} prose />
        {children}
      </div>
    </Wrap>
  )
}
