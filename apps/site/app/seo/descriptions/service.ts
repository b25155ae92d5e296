import type { Service } from '@wajiha/contract'
import { servicePath } from '@wajiha/contract/service-path'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

/** One of the services; they differ in their words, their paper and their compass. */
export function describeService({ service }: { service: Service }): PageDescription {
  return {
    title: service.title,
    description: service.summary,
    paths: samePath(servicePath(service.key), service.languages),
    seo: service.seo,
    share: { paper: service.paper, grid: service.opening.grid },
    ...inDocumentsOnly({ subject: { is: 'service', service } }),
  }
}
