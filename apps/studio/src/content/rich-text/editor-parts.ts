'use client'
/** The whole editor of texts, 600 kB: loaded by `editor-when-needed.tsx` alone. */
export * from '@payloadcms/richtext-lexical/client'
export { WritingFeatureClient } from './writing/plugins.ts'
