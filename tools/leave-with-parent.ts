/** Calls back when the bootstrap that started this command was killed: nobody would stop it else. */
export function leaveWithParent(leave: () => void): void {
  if (!process.connected) return
  process.once('disconnect', leave)
  // Listening keeps a command alive that has nothing left to do.
  process.channel?.unref()
}
