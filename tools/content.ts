/** `npm run content -- export|import|import-wordpress|import-markdown …`: content in and out. */
import { runStudioCommand } from './run-in-studio.ts'

await runStudioCommand('content')
