/** The visits this device has recorded (BEHAVIOURS 1), to travel with a message; none when there are none. */
export function recordedTouches(): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem('nuxt-utm-data') ?? '[]')
    if (!Array.isArray(list)) return []
    return list.length > 50 ? [...list.slice(0, 49), list.at(-1)] : list
  } catch {
    return []
  }
}
