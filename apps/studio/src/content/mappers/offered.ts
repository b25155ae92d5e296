/** Services that something else belongs to. */
import { serviceOpening } from '@wajiha/brand/motif'
import type { ServiceCard } from '@wajiha/contract'
import type { Service } from '../../payload-types.ts'
import { documents, isPublic } from './defined.ts'

type Relations = readonly (string | Service)[] | null | undefined

/** Those that can be seen in the language, in the order of the document that names them. */
const seen = (relations: Relations): Service[] =>
  documents(relations).filter(
    (service) => isPublic(service) && Boolean(service.key && service.name),
  )

export const toServiceKeys = (relations: Relations): string[] =>
  seen(relations).map(({ key }) => key)

/** The compass of the first of them. */
export const firstOpening = (relations: Relations): ServiceCard['opening'] | undefined =>
  seen(relations).map(toOpening)[0]

/** Drafts may lack one. */
export function toOpening({ opening }: Pick<Service, 'opening'>): ServiceCard['opening'] {
  const grid = ([6, 8, 12] as const).find((one) => String(one) === opening?.grid)
  return { grid: grid ?? serviceOpening.grid, theta: opening?.theta ?? serviceOpening.theta }
}
