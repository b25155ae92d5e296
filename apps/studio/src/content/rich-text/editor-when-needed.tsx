'use client'
/**
 * Stands where Payload names the browser's parts of its editor (`next.config.mts`), and brings them when a text is
 * shown: a view loads what every part of it imports, and most views have no text. Decision 075.
 */
import { ShimmerEffect } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { comesLate } from '../../platform/admin/comes-late.tsx'

type Parts = typeof import('./editor-parts.ts')
type Feature = keyof {
  [Name in keyof Parts as Name extends `${string}FeatureClient` ? Name : never]: 0
}

let parts: Parts | undefined

async function bring() {
  parts = await import('./editor-parts.ts')
  return { default: parts.RichTextField }
}

// A page that names this module has a text to show: it asks while its form is being drawn. The field says if nothing comes.
if (typeof window !== 'undefined') bring().catch(() => undefined)

export const RichTextField = comesLate<ComponentProps<Parts['RichTextField']>>(bring, () => (
  <ShimmerEffect height="35vh" />
))

/** Payload's field asks each feature what it brings, and is one of the parts itself. */
function feature<Name extends Feature>(name: Name): Parts[Name] {
  const whenAsked = (props: unknown) => {
    if (!parts) throw new Error(`${name} was asked before the editor had come.`)
    return (parts[name] as (props: unknown) => unknown)(props)
  }
  return whenAsked as Parts[Name]
}

export const BlockquoteFeatureClient = feature('BlockquoteFeatureClient')
export const BlocksFeatureClient = feature('BlocksFeatureClient')
export const BoldFeatureClient = feature('BoldFeatureClient')
export const FixedToolbarFeatureClient = feature('FixedToolbarFeatureClient')
export const HeadingFeatureClient = feature('HeadingFeatureClient')
export const HorizontalRuleFeatureClient = feature('HorizontalRuleFeatureClient')
export const IndentFeatureClient = feature('IndentFeatureClient')
export const InlineCodeFeatureClient = feature('InlineCodeFeatureClient')
export const InlineToolbarFeatureClient = feature('InlineToolbarFeatureClient')
export const LinkFeatureClient = feature('LinkFeatureClient')
export const OrderedListFeatureClient = feature('OrderedListFeatureClient')
export const ParagraphFeatureClient = feature('ParagraphFeatureClient')
export const TableFeatureClient = feature('TableFeatureClient')
export const UnorderedListFeatureClient = feature('UnorderedListFeatureClient')
export const UploadFeatureClient = feature('UploadFeatureClient')
export const WritingFeatureClient = feature('WritingFeatureClient')
