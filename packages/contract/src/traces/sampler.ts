/** Which traces are kept, by the standard's names (`OTEL_TRACES_SAMPLER`), which the library leaves to who starts it. */
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { SamplerName } from '../setting-readers.ts'

/** @param share from 0 to 1, of those that go by a share. */
export function samplerOf(name: SamplerName, share: number): Sampler {
  const [, isParents, own] = /^(parentbased_)?(.+)$/.exec(name) ?? []
  const root = rootOf(own, share)
  return isParents ? new ParentBasedSampler({ root }) : root
}

function rootOf(name: string | undefined, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler()
}
