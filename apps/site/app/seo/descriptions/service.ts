import type { Service } from '@wajiha/contract'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'
import { gridOf } from './grid-of.ts'

/** One of the three services; they differ only in their words. */
export function describeService({ service }: { service: Service }): PageDescription {
  return {
    title: service.title,
    description: service.summary,
    paths: samePath(`/${service.key}`, service.languages),
    seo: service.seo,
    share: { paper: service.paper, grid: gridOf(service.key) },
    ...inDocumentsOnly({ subject: { is: 'service', service } }),
  }
}
