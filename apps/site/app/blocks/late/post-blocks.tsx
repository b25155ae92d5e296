/** Every late block of a post, in one piece: see `late.tsx`. */
import type { BlockOf, PostBlock as PostBlockData } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { late } from '../core/late.tsx'
import { CallBlock } from './call-block.tsx'
import { Download } from './download.tsx'
import { Facade } from './facade.tsx'
import { Gallery } from './gallery.tsx'
import { ProjectBlock } from './project-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'

// Rare beside the others, and each with script of its own.
const CodeBlock = late(async () => {
  const { CodeBlock } = await import('../code-block.tsx')
  return CodeBlock
})
const FormBlock = late(async () => {
  const { FormBlock } = await import('./form-block.tsx')
  return FormBlock
})

/** What only posts hold, and code. */
export type LateBlock = PostBlockData | BlockOf<'code'>

type Views = {
  [Type in LateBlock['type']]: (block: Extract<LateBlock, { type: Type }>) => ReactNode
}

const views = {
  gallery: (block) => <Gallery {...block} />,
  video: (block) => <Facade frame={block} poster={block.poster} />,
  embed: (block) => <Facade frame={block} />,
  code: (block) => <CodeBlock {...block} />,
  call: (block) => <CallBlock {...block} />,
  form: (block) => <FormBlock {...block} />,
  project: (block) => <ProjectBlock {...block} />,
  download: (block) => <Download {...block} />,
  questions: (block) => <QuestionsBlock {...block} />,
} satisfies Views

export function PostBlock({ block }: { block: LateBlock }) {
  const view = views[block.type] as (block: LateBlock) => ReactNode
  return view(block)
}
