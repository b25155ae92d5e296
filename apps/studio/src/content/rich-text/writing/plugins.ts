'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { CleanPaste } from './clean-paste.tsx'
import { FollowWords } from './follow-words.tsx'
import { HoldUnfinished } from './hold-unfinished.tsx'
import { SlashWords } from './slash-words.tsx'

export const WritingFeatureClient = createClientFeature({
  plugins: [
    { Component: CleanPaste, position: 'normal' },
    { Component: SlashWords, position: 'normal' },
    { Component: FollowWords, position: 'normal' },
    { Component: HoldUnfinished, position: 'normal' },
  ],
})
