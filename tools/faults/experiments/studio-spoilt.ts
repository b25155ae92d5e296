import { type Experiment, untilDelivered, untilThanked, worstOf } from '../experiment.ts'
import type { ProxyMood } from '../studio-proxy.ts'
import { until } from '../until.ts'

type Case = { mood: ProxyMood; fault: string; rounds: Experiment['rounds']; answers: number }

/** Recovery: from the first honest answer to the next delivery. Visitors are thanked meanwhile. */
const spoilt = ({ mood, fault, rounds, answers }: Case): Experiment => ({
  name: `studio-${mood}`,
  fault,
  rounds,
  async run(scene) {
    const { proxy } = scene.lab
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await untilDelivered(scene, 2)
      const enough = proxy.spoilt() + answers
      proxy.behave(mood)
      await untilThanked(scene, 20)
      await until(`${answers} answers are spoilt`, () => proxy.spoilt() >= enough)
      proxy.behave('honest')
      return untilDelivered(scene)
    })
    return { recoveryMs }
  },
})

export const studioSlow = spoilt({
  mood: 'slow',
  fault: 'studio answers 5 s late',
  answers: 2,
  rounds: { short: 1, long: 10 },
})
export const studioTrickles = spoilt({
  mood: 'trickle',
  fault: 'studio answers a byte at a time',
  answers: 2,
  rounds: { short: 1, long: 10 },
})
export const studioCorrupt = spoilt({
  mood: 'corrupt',
  fault: 'studio answers eight kinds of rubbish',
  answers: 8,
  rounds: { short: 1, long: 20 },
})
