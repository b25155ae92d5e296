/** An exporter that says once that nobody takes its spans, however long that lasts. */
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/** @param reason never longer than 200 characters. */
export type Failing = (reason: string) => void

export function tellOnce(exporter: SpanExporter, onFailing: Failing): SpanExporter {
  let isFailing = false
  const note = ({ code, error }: ExportResult) => {
    const failed = code === ExportResultCode.FAILED
    if (failed && !isFailing) onFailing((error?.message || 'no answer').slice(0, 200))
    isFailing = failed
  }
  return {
    export(spans: ReadableSpan[], done: (result: ExportResult) => void) {
      exporter.export(spans, (result) => {
        note(result)
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
