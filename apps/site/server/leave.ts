/** Leaves the process in order: on SIGTERM or SIGINT, and when the parent that started it is gone. */
export function leaveOnSignal(stop: () => Promise<void>): void {
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
  if (process.env.WAJIHA_PARENT_PIPE === '1') {
    // The starter holds the other end of standard input: when it dies, the pipe ends.
    process.stdin.on('end', leave).on('error', leave).resume()
  }
}
