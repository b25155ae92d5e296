/** `npm run people -- reset-second-factor EMAIL`: lets in whoever lost their phone and recovery codes. */
import { runStudioCommand } from './run-in-studio.ts'

await runStudioCommand('people')
