/**
 * Keeps traces with OpenTelemetry's libraries and sends them over OTLP (HTTP, protobuf). Imported by who has read
 * that an endpoint is set, and by nobody else. It is not made the process's own provider: Next would write whole
 * addresses into spans then.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Context,
  SpanKind as Kind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { SamplerName } from '../setting-readers.ts'
import { samplerOf } from './sampler.ts'
import { type Failing, tellOnce } from './tell-once.ts'
import { holdTraces, type Span, type SpanKind, type Traces } from './traces.ts'

type Wish = {
  /** Where `OTEL_SERVICE_NAME` says nothing else. */
  service: string
  sampler: SamplerName
  /** From 0 to 1. */
  share: number
  /** Hears once of a collector that does not take what is sent, and again after it did. */
  onFailing: Failing
}

/** Spans: what comes while so many wait is dropped. A thousand of them are some 2 MB. */
const most = { waiting: 2_048, atOnce: 512 }
const everyMs = 2_000
/** Milliseconds that the end of the process waits for the collector. */
const longestStopMs = 1_500

const kinds = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL } as const

/** Opens them for this process; the settings of the exporter are those of the standard, read by its library. */
export function openTraces({ service, sampler, share, onFailing }: Wish): Traces {
  const own = resourceFromAttributes({ 'service.name': service })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(
        detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
      ),
    sampler: samplerOf(sampler, share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOnce(new OTLPTraceExporter(), onFailing),
        maxQueueSize: most.waiting,
        maxExportBatchSize: most.atOnce,
        scheduledDelayMillis: everyMs,
      }),
    ],
  })
  const opened = tracesOf(provider.getTracer('wajiha'), async () => {
    const sent = provider.shutdown().catch(() => {})
    await Promise.race([sent, pause(longestStopMs, undefined, { ref: false })])
  })
  holdTraces(opened)
  return opened
}

function tracesOf(tracer: Tracer, stop: () => Promise<void>): Traces {
  const spans = new AsyncLocalStorage<Begun | undefined>()
  return {
    current: () => spans.getStore(),
    begin({ kind, name, facts, parent }) {
      const above = parent === undefined ? spans.getStore()?.context : contextOf(parent)
      return new Begun(tracer, above ?? ROOT_CONTEXT, { kind, name, attributes: facts ?? {} })
    },
    within: (span, work) => spans.run(span as Begun | undefined, work),
    stop,
  }
}

/** `tracestate` is not taken along: it holds whatever somebody wrote into it. */
function contextOf(traceparent: string | null): Context | undefined {
  const read = traceparent === null ? null : parseTraceParent(traceparent)
  if (!read) return undefined
  const remote: SpanContext = { ...read, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, remote)
}

type Told = { kind: SpanKind; name: string; attributes: Record<string, string | number> }

class Begun implements Span {
  readonly context: Context
  readonly #span: OtelSpan

  constructor(tracer: Tracer, parent: Context, { kind, name, attributes }: Told) {
    this.#span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
    this.context = trace.setSpan(ROOT_CONTEXT, this.#span)
  }

  get traceId(): string {
    return this.#span.spanContext().traceId
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }

  tell(facts: Record<string, string | number>): void {
    this.#span.setAttributes(facts)
  }

  routed(method: string, route: string): void {
    this.#span.updateName(`${method} ${route}`).setAttribute('http.route', route)
  }

  end(failure?: string): void {
    if (failure !== undefined) {
      this.#span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
    }
    this.#span.end()
  }
}
