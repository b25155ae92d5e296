/** Leaves the process in order: on SIGTERM or SIGINT, and when the parent that started it is gone. */
type Leaving = {
  stop: () => Promise<void>
  /** On SIGUSR2: another process serves in our place. */
  handOver?: () => Promise<void>
}

export function leaveOnSignal({ stop, handOver }: Leaving): void {
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
  if (handOver) process.once('SIGUSR2', () => handOver().finally(() => process.exit(0)))
  if (process.env.WAJIHA_PARENT_PIPE === '1') {
    // The starter holds the other end of standard input: when it dies, the pipe ends.
    process.stdin.on('end', leave).on('error', leave).resume()
  }
}
