/** The versions of a document: when each was saved, and what it is in each language. */

import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { locales } from '@wajiha/arabic'
import type { DocumentViewServerProps } from 'payload'
import { Link } from '../../platform/admin/link.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import { sayMoment } from '../waiting/words.ts'
import { listWords } from './list-words.ts'
import { readVersions } from './read-versions.ts'
import styles from './versions-list.module.css'

export async function VersionsList({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = languageOf(req.i18n)
  const collection = collectionConfig?.slug
  const global = globalConfig?.slug
  const versions = await readVersions(req, { collection, global, id: docID }, language)
  // A label may be a function, which no part in the browser can be given.
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? ''
  const trash = routeSegments[2] === 'trash' ? 'trash/' : ''
  const folder = collection
    ? `/admin/collections/${collection}/${trash}${docID}/versions`
    : `/admin/globals/${global}/versions`
  return (
    <>
      <SetDocumentStepNav
        {...(collection && { collectionSlug: collection })}
        {...(global && { globalSlug: global })}
        {...(docID === undefined ? {} : { id: docID })}
        isTrashed={trash !== ''}
        pluralLabel={getTranslation(label, req.i18n)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? String(global)}
        view={req.t('version:versions')}
      />
      <Gutter className={styles.list ?? ''}>
        {versions.length === 0 ? (
          <p>{listWords.none[language]}</p>
        ) : (
          <div className="table">
            <table cellPadding="0" cellSpacing="0">
              <thead>
                <tr>
                  <th>{listWords.time[language]}</th>
                  <th>{listWords.by[language]}</th>
                  {locales.map((locale) => (
                    <th key={locale}>{listWords[locale][language]}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {versions.map(({ id, at, isAutosaved, by, standing }) => (
                  <tr key={id}>
                    <td>
                      <Link href={`${folder}/${id}`}>{sayMoment(new Date(at), language)}</Link>{' '}
                      {isAutosaved && <small>{listWords.autosaved[language]}</small>}
                    </td>
                    <td>
                      <bdi>{by ?? '—'}</bdi>
                    </td>
                    {locales.map((locale) => {
                      const state = standing[locale]
                      return (
                        <td key={locale} data-standing={state}>
                          {state ? listWords[state][language] : '—'}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Gutter>
    </>
  )
}
