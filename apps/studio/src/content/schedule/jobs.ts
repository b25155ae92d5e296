import type { Config } from 'payload'
import { mayAct } from '../../platform/access/rights-of.ts'

/** Scheduled publication: looked for every five seconds, done once, kept only when it failed. */
export const jobs: Config['jobs'] = {
  autoRun: [{ cron: '*/5 * * * * *', allQueues: true, limit: 20 }],
  deleteJobOnComplete: true,
  access: { run: mayAct('runJobs'), queue: mayAct('runJobs'), cancel: mayAct('runJobs') },
}
