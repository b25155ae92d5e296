/** `npm run bench`: the measurements of `bench/`. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { leaveWithParent } from './leave-with-parent.ts'
import { root } from './root.ts'

const child = spawn(process.execPath, [join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
child.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
leaveWithParent(() => child.kill('SIGTERM'))
