/** What two sides of a test brought, and whether that says anything yet. Pure. */

export type SideFigures = { visits: number; leads: number }

export type Judgement = {
  /** Leads among visits, from 0 to 1; nothing while nobody came. */
  rates: { a: number | null; b: number | null }
  /** The sides were not shown as often as was asked for; see {@link isSharedWrongly}. */
  isSharedWrongly: boolean
  /** Visits that each side needs before anything can be said. */
  needed: number
  verdict: 'too-few' | 'no-difference' | 'a' | 'b'
}

/** Chi-square of one degree of freedom beyond which chance explains less than 1 in 1000, and 1 in 20. */
const oneInThousand = 10.828
const oneInTwenty = 3.841

/** Until there are visits, as many are taken to write as usually do. */
const usualRate = 0.03

/** The smallest difference that is looked for: a quarter more or less. */
const noticed = 0.25

/** @param share of a hundred visits, so many were to see B. */
export function judgeTest(a: SideFigures, b: SideFigures, share: number): Judgement {
  const rates = { a: rateOf(a), b: rateOf(b) }
  const needed = visitsNeeded(a, b)
  const isEnough = Math.min(a.visits, b.visits) >= needed
  const isBeyondChance = difference(a, b) > oneInTwenty
  const better = (rates.b ?? 0) > (rates.a ?? 0) ? 'b' : 'a'
  return {
    rates,
    isSharedWrongly: isSharedWrongly(a.visits, b.visits, share),
    needed,
    verdict: !isEnough ? 'too-few' : isBeyondChance ? better : 'no-difference',
  }
}

/**
 * Sample ratio mismatch: chance alone would share the visits so unevenly in less than one test of a
 * thousand. Then something counts or shows one side differently, and the figures are worth nothing.
 */
export function isSharedWrongly(a: number, b: number, share: number): boolean {
  const all = a + b
  if (all === 0) return false
  const expected = { a: (all * (100 - share)) / 100, b: (all * share) / 100 }
  const chi = (a - expected.a) ** 2 / expected.a + (b - expected.b) ** 2 / expected.b
  return chi > oneInThousand
}

const rateOf = ({ visits, leads }: SideFigures) => (visits > 0 ? leads / visits : null)

/**
 * Visits on each side at which a difference of a quarter would be seen in four tests of five.
 * Source: R. Kohavi et al., “Trustworthy Online Controlled Experiments”, 2020, chapter 17: 16 σ² / δ².
 */
function visitsNeeded(a: SideFigures, b: SideFigures): number {
  const visits = a.visits + b.visits
  const seen = visits > 0 ? (a.leads + b.leads) / visits : 0
  const rate = seen > 0 && seen < 1 ? seen : usualRate
  return Math.ceil((16 * (1 - rate)) / (rate * noticed ** 2))
}

/** Chi-square of the two rates against each other. */
function difference(a: SideFigures, b: SideFigures): number {
  const all = a.visits + b.visits
  const leads = a.leads + b.leads
  if (a.visits === 0 || b.visits === 0 || leads === 0 || leads >= all) return 0
  const rate = leads / all
  const spread = rate * (1 - rate) * (1 / a.visits + 1 / b.visits)
  return (a.leads / a.visits - b.leads / b.visits) ** 2 / spread
}
