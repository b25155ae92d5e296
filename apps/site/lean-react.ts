/**
 * Leaves out of the browser's React what no page of the site uses: view transitions, activities, lists of boundaries,
 * fragments with a `ref`, actions of forms, custom elements, hints from components, portals, values that lag behind, stacks of
 * components in errors.
 * The package holds them all in one function, of which no bundler can tell what is never called.
 *
 * What would begin such a use throws, by name; what runs on every page and finds nothing to do for it does nothing.
 * A name that a newer React no longer has stops the build, and `lean-react.test.ts` holds our source to what is left.
 */
import type { Plugin } from 'vite'

/** Functions that are reached by a use alone, and what must not stand in the source of the app. */
export const leftOut = {
  updateActivityComponent: 'Activity',
  updateSuspenseListComponent: 'SuspenseList',
  mountActionState: 'useActionState',
  updateActionState: 'useActionState',
  rerenderActionState: 'useActionState',
  startHostTransition: 'action={',
  startTransition: 'useTransition',
  updateOptimisticImpl: 'useOptimistic',
  dispatchOptimisticSetState: 'useOptimistic',
  updateImperativeHandle: 'useImperativeHandle',
  imperativeHandleEffect: 'useImperativeHandle',
  refreshCache: 'unstable_useCacheRefresh',
  createViewTransitionInstance: 'ViewTransition',
  FragmentInstance: '<Fragment ref',
  setPropOnCustomElement: 'customElements',
  preload: "from 'react-dom'",
  preloadModule: "from 'react-dom'",
  preinitStyle: "from 'react-dom'",
  preinitScript: "from 'react-dom'",
  preinitModuleScript: "from 'react-dom'",
  preconnectAs: "from 'react-dom'",
  findCurrentFiberUsingSlowPath: 'findDOMNode',
  useMemoCache: 'react/compiler-runtime',
  mountDeferredValueImpl: 'useDeferredValue',
  updateDeferredValueImpl: 'useDeferredValue',
  createFiberFromPortal: 'createPortal',
} as const

/** Functions that run for every page, and what they come to where nothing of the above is used. */
const idle: Record<string, string> = {
  // View transitions.
  trackEnterViewTransitions: '',
  pushViewTransitionCancelableScope: 'return null',
  applyViewTransitionToHostInstances: 'return false',
  restoreViewTransitionOnHostInstances: '',
  commitAppearingPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitAfterMutationEffectsOnFiber: '',
  restorePairedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: 'return false',
  measureNestedViewTransitions: 'return false',
  scheduleViewTransitionEvent: '',
  startViewTransition: 'return null',
  getViewTransitionName: 'return null',
  getViewTransitionClassName: 'return null',
  // Lists of boundaries, fragments, activities.
  cutOffTailIfNeeded: '',
  initSuspenseListRenderState: '',
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  isFragmentInstanceParent: 'return false',
  commitActivityHydrationCallbacks: '',
  // What `onSelect` and `onBeforeInput` would be told; older browsers' names of events, and their way of telling of typing.
  constructSelectEvent: '',
  getNativeBeforeInputChars: 'return null',
  getFallbackBeforeInputChars: 'return null',
  getVendorPrefixedEventName: 'return arguments[0]',
  handleEventsForInputEventPolyfill: '',
  handlePropertyChange: '',
  // Portals that a boundary hides; who would hear that one has come alive.
  hideOrUnhideNearestPortals: '',
  commitSuspenseHydrationCallbacks: '',
  // Stacks of components, and their names, for errors that are reported; the sign of the browser for actions; speed
  // for pictures.
  getStackByFiberInDevAndProd: "return ''",
  getComponentNameFromType: 'return null',
  defaultOnDefaultTransitionIndicator: '',
  estimateBandwidth: 'return 5',
}

/** What files of the package export, and neither a page nor the router nor the rest of React asks for. */
export const leftUnexported: Readonly<Record<string, readonly string[]>> = {
  '/react/cjs/react.production.js': [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'isValidElement',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useImperativeHandle',
    'useInsertionEffect',
    'useOptimistic',
    'useTransition',
  ],
  '/react-dom/cjs/react-dom.production.js': [
    'browser',
    'createPortal',
    'flushSync',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  '/scheduler/cjs/scheduler.production.js': [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
}

/** The text of a file without those exports: what only they called, the minifier then drops by itself. */
export function trimExports(source: string, names: readonly string[]): string {
  const text = names.reduce(
    (code, name) =>
      without(code, `exports\\.${name} =[\\s\\S]*?;\\n(?=exports\\.|(?![\\s\\S]))`, name),
    source,
  )
  const prototype = 'var pureComponentPrototype = [\\s\\S]*?isPureReactComponent = !0;\\n'
  return names.includes('PureComponent') ? without(text, prototype, 'PureComponent') : text
}

function without(code: string, statement: string, name: string): string {
  const found = new RegExp(`^${statement}`, 'm')
  if (!found.test(code)) throw new Error(`React has no ${name} any more; see lean-react.ts.`)
  return code.replace(found, '')
}

/** The text of React's package for browsers without those functions. */
export function trimReact(source: string): string {
  const bodies = Object.entries({ ...throwing(), ...idle })
  const text = bodies.reduce((code, [name, body]) => emptied(code, name, body), source)
  return text.replaceAll(/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};\n/gm, '')
}

const throwing = () =>
  Object.fromEntries(
    Object.entries(leftOut).map(([name, use]) => [name, `throw Error(${JSON.stringify(use)})`]),
  )

/** Functions begin and end at the margin of the package's file. */
function emptied(code: string, name: string, body: string): string {
  const found = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}\\n`, 'm')
  if (code.match(new RegExp(found.source, 'gm'))?.length !== 1)
    throw new Error(`React has no ${name} any more, or two; see lean-react.ts.`)
  return code.replace(found, () => `function ${name}() {${body}}\n`)
}

/** What a bundled text asks of React by its name although it is left out; `import_react` is the bundler's. */
export function asksInVain(code: string): string | undefined {
  const names = Object.values(leftUnexported).flat().join('|')
  return new RegExp(
    `\\b(?:import_\\w+|React|ReactDOM|Scheduler)\\.(?:${names})\\b(?!\\.\\w+ expected)`,
  ).exec(code)?.[0]
}

export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.endsWith('/react-dom-client.production.js'))
        return { code: trimReact(code), map: null }
      const [, names] = Object.entries(leftUnexported).find(([file]) => id.endsWith(file)) ?? []
      return names ? { code: trimExports(code, names), map: null } : undefined
    },
    renderChunk(code, { fileName }) {
      const asked = asksInVain(code)
      if (asked) throw new Error(`${fileName} asks for ${asked}; see lean-react.ts.`)
    },
  }
}
