import { type Experiment, recovery, untilThanked, worstOf } from '../experiment.ts'
import { post } from '../post.ts'

/** Of two nodes one and the other in turn. Recovery: from the kill to the next thanks, which the other one gives. */
export const nodeKilled: Experiment = {
  name: 'node-killed',
  fault: 'one of two nodes killed (-9)',
  rounds: { short: 2, long: 100 },
  isBalanced: true,
  async setUp({ node }) {
    await node.start()
    return node.kill
  },
  async run(scene) {
    const { lab, rounds, visitors } = scene
    const nodes = [lab.site, lab.node]
    const recoveryMs = await worstOf(rounds, async (round) => {
      const killed = nodes[round % 2] ?? lab.site
      // Another moment each time.
      await untilThanked(scene, 12 + ((round * 7) % 20))
      await killed.kill()
      const ms = await recovery(scene)
      await untilThanked(scene, 20)
      await killed.start()
      return ms
    })
    await untilThanked(scene, 12)
    const { duplicated, both } = await sendToBoth([lab.sitePort, lab.node.port], rounds)
    const retried = lab.balancer.retried()
    const seen = [
      ...(visitors.refused() > 0 ? [`${visitors.refused()} were told to come back`] : []),
      ...(visitors.unanswered() > 0 ? [`${visitors.unanswered()} got no answer`] : []),
    ]
    const note = `${retried} went to the other node, ${both} were sent to both`
    return { recoveryMs, note, duplicated, strange: seen }
  },
}

/** The same message at the same moment, as of a balancer that lost patience. */
async function sendToBoth(ports: readonly number[], times: number) {
  const duplicated: string[] = []
  let both = 0
  for (let at = 0; at < times * 5; at += 1) {
    const message = `node-killed-both-${at}`
    const answers = await Promise.all(ports.map((port) => post(port, { message, at: 90_000 + at })))
    const references = new Set(answers.map(({ reference }) => reference))
    if (references.size > 1) duplicated.push(`${message} thanked as ${[...references].join(', ')}`)
    if (answers.every(({ status }) => status === 202)) both += 1
  }
  if (both === 0) throw new Error('No message was thanked for by both nodes')
  return { duplicated, both }
}
