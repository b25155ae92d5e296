/** Calls back when the bootstrap that started this command was killed: nobody would stop it else. */
export function leaveWithParent(leave: () => void): void {
  if (process.connected) process.once('disconnect', leave)
}
