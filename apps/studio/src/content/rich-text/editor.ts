/** The rich-text editor, with what the contract's rich text knows and nothing else. */
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { presentedBlock } from '../../platform/admin/present.ts'
import { line } from '../../platform/fields/common.ts'
import { callout, code } from './blocks.ts'
import { link } from './link.ts'
import { postBlocks } from './post-blocks.ts'
import { tidying } from './tidying.ts'
import { writing } from './writing/feature.ts'

/** For a callout: a few sentences. */
export const sentences = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    InlineCodeFeature(),
    link,
    tidying(),
    writing(),
    InlineToolbarFeature(),
  ],
})

/** For mails: what every mail program shows, and nothing beside it. */
export const letterEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    link,
    tidying(),
    UnorderedListFeature(),
    OrderedListFeature(),
    writing(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

const editorWith = (blocks: Block[]) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      InlineCodeFeature(),
      link,
      tidying(),
      UnorderedListFeature(),
      OrderedListFeature(),
      IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({
        enabledCollections: ['media'],
        collections: {
          media: {
            fields: [{ ...line('caption', 'التعليق', 'Caption', false), localized: false }],
          },
        },
      }),
      EXPERIMENTAL_TableFeature(),
      BlocksFeature({ blocks: [code, callout(sentences), ...blocks].map(presentedBlock) }),
      writing(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  })

export const editor = editorWith([])

/** The same with everything that a post may hold beside its text. */
export const postEditor = editorWith(postBlocks(sentences))
