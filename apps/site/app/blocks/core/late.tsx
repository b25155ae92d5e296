/**
 * Parts that few pages show: the server has them at hand and draws them at once; the browser fetches
 * their script only where one stands on the page. Until it is there, what the server drew stays and
 * works natively. Their styles
 * come as links of the head: see `lateStyles`.
 */
import { type ComponentType, type FunctionComponent, lazy, memo, Suspense, useState } from 'react'
import { buildId } from '#app/build-id.ts'
import { lateStylesPath } from '#app/chunk-names.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const waiting: (() => Promise<unknown>)[] = []

/** @param load imports the part; called once. */
export function late<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  let ready: ComponentType<Props> | undefined
  const fetch = async () => {
    ready ??= await load()
    return { default: ready }
  }
  const Later = lazy(fetch) as unknown as ComponentType<Props>
  if (import.meta.env.SSR) waiting.push(fetch)
  // Whatever holds it may be drawn anew before its script is there, as when the page's data was renewed: React would
  // throw away what the server drew, and begin from nothing. Where its properties are the same, it is left alone.
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, where its module begins
  return memo(function Late(props: Props) {
    // The component stays the same for good: another one would lose what was typed into its fields.
    const [Part] = useState<ComponentType<Props>>(() => ready ?? Later)
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }) as unknown as FunctionComponent<Props>
}

/**
 * Fetches every late part, and those that come to light by it; for the server, before it draws.
 *
 * @param holders import the modules that have late parts: they are known only once those have run.
 */
export async function fetchLateParts(holders: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(holders.map((holder) => holder()))
  for (let fetch = waiting.shift(); fetch; fetch = waiting.shift()) await fetch()
}

/** The styles of late blocks, as links of the head of a page that shows some. */
export const lateStyles = (isNeeded: boolean | undefined) =>
  isNeeded && !import.meta.env.DEV
    ? [{ rel: 'stylesheet', href: `/${lateStylesPath(buildId)}` }]
    : []
