/** Every experiment, in the order in which they run. */
import type { Experiment } from '../experiment.ts'
import { diskFull } from './disk-full.ts'
import { drained } from './drained.ts'
import { inboxDamaged } from './inbox-damaged.ts'
import { lockedForLong, lockedShortly } from './locked.ts'
import { mailDown } from './mail-down.ts'
import { nodeKilled } from './node-killed.ts'
import { postgresRestarted } from './postgres-restarted.ts'
import { powerLost } from './power-lost.ts'
import { replayed } from './replayed.ts'
import { restarted } from './restarted.ts'
import { siteAlone } from './site-alone.ts'
import { siteKilled } from './site-killed.ts'
import { soak } from './soak.ts'
import { studioDown } from './studio-down.ts'
import { studioHangs } from './studio-hangs.ts'
import { studioKilled } from './studio-killed.ts'
import { studioCorrupt, studioSlow, studioTrickles } from './studio-spoilt.ts'
import { twoSites } from './two-sites.ts'

export const experiments: readonly Experiment[] = [
  replayed,
  siteKilled,
  nodeKilled,
  restarted,
  studioKilled,
  diskFull,
  lockedShortly,
  lockedForLong,
  postgresRestarted,
  studioDown,
  drained,
  studioHangs,
  studioSlow,
  studioTrickles,
  studioCorrupt,
  mailDown,
  siteAlone,
  twoSites,
  inboxDamaged,
  powerLost,
  soak,
]
