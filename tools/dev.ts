/** `npm run dev`: everything, reloading as you type. */
import { runStack } from './run-stack.ts'

await runStack('development')
