/** Where messages written without a network are kept on the device. */
export const waitingKey = 'wajiha-waiting'

/** Whether any waits; false where nothing can be kept. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    return false
  }
}
