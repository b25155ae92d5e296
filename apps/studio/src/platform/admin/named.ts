import type { CollectionConfig } from 'payload'
import { inForms } from './in-forms.ts'

/** The collection, whose documents without a title say so in the head of their form. */
export const named = (collection: CollectionConfig): CollectionConfig =>
  inForms(collection, '/src/platform/admin/untitled.tsx#Untitled')
