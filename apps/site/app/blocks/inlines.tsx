/* biome-ignore-all lint/suspicious/noArrayIndexKey: a run of text has no identity and never moves */
import { baseDirection, type Locale } from '@wajiha/arabic'
import type { Inline, TextMark } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract/inline-text'
import type { ReactNode } from 'react'
import { ContentLink } from '#app/locale/content-link.tsx'
import { Voiced } from '#app/locale/voiced.tsx'

type Around = {
  /** The language of the paragraph, where that is not the page's. */
  within?: Locale | undefined
}

/** Runs of text with their marks and links. Code inside a sentence is always left-to-right. */
export function Inlines({ nodes, within }: { nodes: readonly Inline[] } & Around) {
  return nodes.map((node, index) => <Fragment key={index} node={node} within={within} />)
}

function Fragment({ node, within }: { node: Inline } & Around): ReactNode {
  if (node.type === 'break') return <br />
  if (node.type === 'link') {
    const words = <Inlines nodes={node.children} within={within} />
    return (
      <ContentLink href={node.href}>
        {isDetail(node) ? <bdi dir="ltr">{words}</bdi> : words}
      </ContentLink>
    )
  }
  const { text, marks = [] } = node
  const words = marks.includes('code') ? text : <Voiced text={text} within={within} />
  return marks.reduce<ReactNode>((inner, mark) => marked[mark](inner), words)
}

/** A phone number or an address shown as itself: `+966 11 555 0142` would turn around in Arabic. */
function isDetail({ href, children }: Extract<Inline, { type: 'link' }>): boolean {
  return !href.startsWith('/') && baseDirection(inlineText(children)) !== 'rtl'
}

const marked = {
  bold: (inner) => <strong>{inner}</strong>,
  // Neither typeface has an italic and none is faked: emphasis is by weight.
  italic: (inner) => <em>{inner}</em>,
  underline: (inner) => <u>{inner}</u>,
  strikethrough: (inner) => <s>{inner}</s>,
  code: (inner) => (
    <code dir="ltr" translate="no">
      {inner}
    </code>
  ),
} satisfies Record<TextMark, (inner: ReactNode) => ReactNode>
