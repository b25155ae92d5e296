/** A process of its own that makes the studio's tables, and nothing else. */
import { openStudio } from '../src/cli/open-studio.ts'

await openStudio(async () => {})
