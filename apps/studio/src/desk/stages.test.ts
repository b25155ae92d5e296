import { describe, expect, it } from 'vitest'
import {
  type ApplicationStage,
  applicationMoves,
  applicationStages,
  isBack,
  type LeadStage,
  leadMoves,
  leadStages,
  mayMove,
} from './stages.ts'

/** Every stage that can be reached from one, by however many steps. */
function reachable<Stage extends string>(
  moves: Readonly<Record<Stage, readonly Stage[]>>,
  from: Stage,
): Set<Stage> {
  const seen = new Set<Stage>([from])
  for (const stage of seen) for (const next of moves[stage]) seen.add(next)
  return seen
}

describe('the stages of a lead', () => {
  it('lead from the first message everywhere, and back out of every dead end', () => {
    const all = Object.keys(leadStages) as LeadStage[]
    expect(reachable(leadMoves, 'new')).toEqual(new Set(all))
    for (const stage of all) expect(leadMoves[stage].length, stage).toBeGreaterThan(0)
  })

  it('let nobody win what was never qualified, nor hide what was answered', () => {
    for (const stage of ['new', 'contacted', 'lost', 'spam', 'duplicate'] as const)
      expect(mayMove(leadMoves, stage, 'won'), stage).toBe(false)
    for (const stage of ['qualified', 'proposal', 'won', 'lost'] as const)
      expect(mayMove(leadMoves, stage, 'spam'), stage).toBe(false)
    expect(leadMoves.spam).toEqual(['new'])
  })

  it('may always stay', () => {
    for (const stage of Object.keys(leadStages) as LeadStage[])
      expect(mayMove(leadMoves, stage, stage)).toBe(true)
  })

  it('refuse what is no stage at all', () => {
    expect(mayMove(leadMoves, 'new', 'toString' as LeadStage)).toBe(false)
  })
})

describe('the stages of an application', () => {
  it('lead from receipt everywhere, and back out of every dead end', () => {
    const all = Object.keys(applicationStages) as ApplicationStage[]
    expect(reachable(applicationMoves, 'received')).toEqual(new Set(all))
    for (const stage of all) expect(applicationMoves[stage].length, stage).toBeGreaterThan(0)
  })

  it('let every step be taken back', () => {
    for (const from of Object.keys(applicationStages) as ApplicationStage[])
      for (const to of applicationMoves[from])
        if (isBack(to, from))
          expect(mayMove(applicationMoves, to, from), `${to} → ${from}`).toBe(true)
  })

  it('hire only after an offer', () => {
    for (const stage of Object.keys(applicationStages) as ApplicationStage[])
      if (stage !== 'offer' && stage !== 'hired')
        expect(mayMove(applicationMoves, stage, 'hired'), stage).toBe(false)
  })
})
