import type { ServiceKey } from '@wajiha/contract'

/** Each service has its own grid of the girih pattern: the web's folds by eight, apps' by six. */
const grids: Record<ServiceKey, 6 | 8 | 12> = {
  'web-applications': 8,
  'mobile-applications': 6,
  'digital-marketing': 12,
}

export const gridOf = (key: ServiceKey | undefined) => (key ? grids[key] : 8)
