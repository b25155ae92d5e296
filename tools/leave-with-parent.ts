/**
 * Calls back when whoever started this command was killed, for nobody would stop it else: the bootstrap,
 * which holds a channel, or the running product, which holds its standard input.
 */
export function leaveWithParent(leave: () => void): void {
  if (process.env.WAJIHA_PARENT_PIPE === '1') process.stdin.once('end', leave).resume()
  if (!process.connected) return
  process.once('disconnect', leave)
  // Listening keeps a command alive that has nothing left to do.
  process.channel?.unref()
}
