/** Loads the demo agency into the studio; what is already there stays as it is. */
import '../root.ts'
import { openStudio } from './open-studio.ts'

await openStudio(async (payload) => {
  const { loadDemo } = await import('../first-run/filling/load.ts')
  await loadDemo(payload)
})
