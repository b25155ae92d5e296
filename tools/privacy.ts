/** `npm run privacy -- find|names|export|erase|erase-again|retention …` */
import { runStudioCommand } from './run-in-studio.ts'

await runStudioCommand('privacy')
