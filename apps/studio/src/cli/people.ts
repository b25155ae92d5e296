/** `npm run people -- reset-second-factor EMAIL` inside the studio. Works beside the running product. */
import '../root.ts'
import { openStudio } from './open-studio.ts'

await openStudio(async (payload) => {
  const { runPeopleCommand } = await import('../accounts/second-factor/command.ts')
  const { code, text } = await runPeopleCommand(payload, process.argv.slice(2))
  const stream = code === 0 ? process.stdout : process.stderr
  await new Promise<void>((resolve) => stream.write(`${text}\n`, () => resolve()))
  process.exitCode = code
})
