/** `npm start`: everything, for real. */
import { runStack } from './run-stack.ts'

await runStack('production')
