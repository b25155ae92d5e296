/** `/metrics`: the site's numbers for Prometheus, told to whoever has the key; to all others nothing stands there. */
import { namesKey } from '@wajiha/contract/bearer'
import { counter, gauge, metricsType, watchProcess, writeMetrics } from '@wajiha/contract/metrics'
import type { EdgeFacts } from '../edge/open-edge.ts'
import type { Handler } from '../http/exchange.ts'
import { type AnswerTimes, bounds } from './answer-times.ts'

/** What is asked at every look; none of it waits for anything. */
export type Facts = {
  answers: AnswerTimes
  pages: { pages: number; bytes: number; waiting: number; hits: number; made: number }
  known: number
  isConnected: boolean
  /** The newest change that was heard of, as the studio numbers them. */
  heard: number
  /** Whether all nodes count together now how often an address may do something. */
  areLimitsShared: boolean
  /** How often this node counted alone where it should have counted with the others. */
  countedAlone: number
  inbox: { waiting: number; oldestSeconds: number; isWritable: boolean; damaged: number }
  /** Nothing where no shared cache stands in front. */
  edge: EdgeFacts | undefined
}

/** @param key without it nobody is told. */
export function serveMetrics(key: string | undefined, facts: () => Facts): Handler {
  if (!key) return () => false
  const ofProcess = watchProcess()
  return ({ request, response, method }) => {
    if (!namesKey(request.headers.authorization, key)) return false
    const text = writeMetrics([...metricsOf(facts()), ...ofProcess()])
    response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' })
    response.end(method === 'HEAD' ? undefined : text)
    return true
  }
}

function metricsOf(facts: Facts) {
  const { answers, pages, known, isConnected, heard, inbox, areLimitsShared, countedAlone, edge } =
    facts
  return [
    {
      name: 'wajiha_site_answers_total',
      help: 'Answers given, by the first digit of their status.',
      type: 'counter' as const,
      samples: [2, 3, 4, 5].map((digit) => ({
        labels: { status: `${digit}xx` },
        value: answers.byClass[digit] ?? 0,
      })),
    },
    {
      name: 'wajiha_site_answer_seconds',
      help: 'From a request that was read to the last bytes of its answer.',
      type: 'histogram' as const,
      bounds,
      counts: answers.counts,
      sum: answers.sum(),
    },
    gauge('wajiha_site_pages', 'Finished pages that are kept.', pages.pages),
    gauge('wajiha_site_pages_bytes', 'Their bytes in all encodings.', pages.bytes),
    gauge('wajiha_site_pages_waiting', 'Pages to be made again after a change.', pages.waiting),
    counter('wajiha_site_page_hits_total', 'Pages answered as they stood.', pages.hits),
    counter('wajiha_site_pages_made_total', 'Pages made.', pages.made),
    gauge('wajiha_site_studio_answers', 'Good copies of what the studio said.', known),
    gauge('wajiha_site_studio_connected', '1 while the studio is heard.', isConnected ? 1 : 0),
    gauge('wajiha_site_changes_heard', 'The newest change heard of.', heard),
    gauge('wajiha_site_limits_shared', '1 while nodes count together.', areLimitsShared ? 1 : 0),
    counter('wajiha_site_limits_alone_total', 'Counts that the others did not see.', countedAlone),
    gauge(
      'wajiha_site_inbox_waiting',
      'Messages that the studio does not have yet.',
      inbox.waiting,
    ),
    gauge('wajiha_site_inbox_oldest_seconds', 'Age of the oldest of them.', inbox.oldestSeconds),
    gauge('wajiha_site_inbox_damaged', 'Damaged files of it that were set aside.', inbox.damaged),
    gauge('wajiha_site_inbox_writable', '1 while messages are taken.', inbox.isWritable ? 1 : 0),
    ...(edge ? metricsOfEdge(edge) : []),
  ]
}

const metricsOfEdge = ({ purged, refused, waiting, oldestSeconds }: EdgeFacts) => [
  counter('wajiha_site_edge_purged_total', 'Keys that the shared cache was told of.', purged),
  counter('wajiha_site_edge_refused_total', 'Times that it did not hear.', refused),
  gauge('wajiha_site_edge_waiting', 'Keys that it was not told of yet.', waiting),
  gauge('wajiha_site_edge_oldest_seconds', 'How long the oldest of them waits.', oldestSeconds),
]
