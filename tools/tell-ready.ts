import { spawn } from 'node:child_process'

/** Tells a service manager that asked for it (systemd's `Type=notify`) that this program serves. */
export function tellReady(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (!env.NOTIFY_SOCKET) return Promise.resolve()
  return new Promise((resolve) => {
    // Node has no sockets of the kind that systemd listens on; its own small program has.
    const child = spawn('systemd-notify', ['--ready'], { env, stdio: 'ignore' })
    child.once('error', () => resolve()).once('exit', () => resolve())
  })
}
