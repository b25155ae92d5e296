/** Arabic and English of a document side by side; on a phone one at a time. */
import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { languageOf } from '../../../platform/admin/words.ts'
import { isCollectionSlug, isGlobalSlug } from '../../../platform/slugs.ts'
import type { Place } from '../../../together/stand.ts'
import { pathOf } from '../place.ts'
import { readTranslation } from '../units.ts'
import { languageWords as words } from '../words.ts'
import { TranslateDesk } from './translate-desk.tsx'

export async function TranslateView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = languageOf(req.i18n)
  const place = placeOf(initPageResult)
  const translation = place && (await readTranslation(req, place))
  // A label may be a function, which no part in the browser can be given.
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? ''
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig && { collectionSlug: collectionConfig.slug })}
        {...(globalConfig && { globalSlug: globalConfig.slug })}
        {...(docID === undefined ? {} : { id: docID })}
        pluralLabel={getTranslation(label, req.i18n)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? String(globalConfig?.slug)}
        view={words.tab[language]}
      />
      <Gutter>
        {place && translation ? (
          <TranslateDesk path={pathOf(place)} initial={translation} language={language} />
        ) : (
          <p>{words.gone[language]}</p>
        )}
      </Gutter>
    </>
  )
}

type Page = DocumentViewServerProps['initPageResult']

function placeOf({ collectionConfig, globalConfig, docID, req }: Page): Place | undefined {
  const { slug = '' } = collectionConfig ?? globalConfig ?? {}
  if (globalConfig) return isGlobalSlug(req.payload, slug) ? { global: slug } : undefined
  if (docID === undefined || !isCollectionSlug(req.payload, slug)) return undefined
  return { collection: slug, id: String(docID) }
}
