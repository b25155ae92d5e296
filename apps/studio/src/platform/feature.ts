/** What a feature of the studio brings: everything Payload has to know of it, named once. */
import type {
  BasePayload,
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
} from 'payload'
import type { Said } from './i18n/say.ts'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** Answers a delivery of the site below `/api/v1/`. @param segments those after its name. */
export type Delivery = (
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
) => Promise<Response>

export type Feature = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Hooks for collections of other features, before their own; by slug. */
  afterChange?: Record<string, NonNullable<CollectionConfig['hooks']>['afterChange']>
  /** The studio's own, below `/api/`. */
  endpoints?: Endpoint[]
  /** What the site delivers, by the first segment below `/api/v1/`. */
  deliveries?: Record<string, Delivery>
  admin?: FeatureAdmin
  /** Words of codes that lists show. */
  codes?: Record<string, Said>
  /** Of errors that are no fault of the studio's, by their class. */
  loggingLevels?: Record<string, 'info'>
  /** In every process, once Payload has started. */
  onInit?: (payload: Payload) => void
  /** In the process that serves, after that: what runs by the clock. */
  watch?: (payload: Payload) => void
}

export type FeatureAdmin = {
  /** On the start page: what somebody should know. */
  notices?: string[]
  views?: Components['views']
}
