/** A ruler's end and its long ticks: round numbers, four or five of them. */

type Scale = { end: number; ticks: number[] }

/** `scaleFor(47)` → `{ end: 50, ticks: [0, 10, 20, 30, 40, 50] }`. Never below 4. */
export function scaleFor(largest: number): Scale {
  const goal = Math.max(4, largest)
  const rough = goal / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  const whole = Math.max(1, Math.ceil(step))
  const end = Math.ceil(goal / whole) * whole
  return { end, ticks: Array.from({ length: end / whole + 1 }, (_, index) => index * whole) }
}
