/**
 * What a person sees while a command works. On a terminal the last line lives: it names what is going
 * on and for how long. Elsewhere a step speaks up every ten seconds, and when it ends.
 */
import { stripVTControlCharacters, styleText } from 'node:util'

export type Step = {
  /** What the step is at, shown beside its name while it lasts. */
  note: (text: string) => void
  done: (text?: string) => void
  fail: (text?: string) => void
}

export type Report = {
  step: (name: string) => Step
  /** A finished line, above the living one. */
  say: (line: string) => void
  warn: (who: string, line: string) => void
  close: () => void
}

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>
type Running = { name: string; note: string; began: number }

export function createReport(stream: Stream = process.stdout): Report {
  const running = new Set<Running>()
  const live = Boolean(stream.isTTY)
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    live ? styleText(style, text) : text
  const erase = () => live && stream.write('\r\x1b[2K')
  const draw = () => {
    if (!live || running.size === 0) return
    const line = `  ${[...running].map(describe).join(' · ')}`
    stream.write(`\r\x1b[2K${paint('dim', line.slice(0, (stream.columns || 80) - 1))}`)
  }
  const say = (line: string) => {
    erase()
    stream.write(`${line}\n`)
    draw()
  }
  const timer = setInterval(
    () => {
      if (live) draw()
      else for (const step of running) say(`  ${describe(step)}`)
    },
    live ? 500 : 10_000,
  )
  timer.unref()

  return {
    say,
    warn: (who, line) => say(`${paint('yellow', `${who} │`)} ${line}`),
    close() {
      clearInterval(timer)
      running.clear()
      erase()
    },
    step(name) {
      const step: Running = { name, note: '', began: Date.now() }
      running.add(step)
      draw()
      const end = (mark: string, text = name) => {
        if (running.delete(step)) say(`${mark} ${text} ${paint('dim', elapsed(step.began))}`)
      }
      return {
        note: (text) => {
          step.note = stripVTControlCharacters(text)
          draw()
        },
        done: (text) => end(paint('green', '✓'), text),
        fail: (text) => end(paint('red', '✗'), text),
      }
    },
  }
}

/** For tests and for callers that show something of their own. */
export const silentReport: Report = {
  step: () => ({ note() {}, done() {}, fail() {} }),
  say() {},
  warn() {},
  close() {},
}

/** `0.4 s`, `12.3 s`, `2 min 05 s`. */
export function elapsed(began: number, now = Date.now()): string {
  const seconds = (now - began) / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

function describe({ name, note, began }: Running) {
  return `${name} … ${Math.round((Date.now() - began) / 1000)} s${note && ` (${note})`}`
}
