/**
 * `Today: your message is safe with us.` is a time, and what happens then; as that stands on a line of its
 * own, it begins like one.
 */
export function readStep(step: string): { time?: string; text: string } {
  const [, time, text] = /^([^:]{1,40}):\s+(.+)$/su.exec(step) ?? []
  if (!time || !text) return { text: step }
  return { time, text: text.charAt(0).toUpperCase() + text.slice(1) }
}
