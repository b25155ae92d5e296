/**
 * Imported first by the site's process, for its effect alone (decision 090). `process.nextTick` notes each call in
 * an object whose keys are computed. V8 adds such keys quickly while it remembers the object's one shape, and forgets
 * the shape when a collection finds no such object; the next object gets a new one, and every call is slow from then
 * on. So one object is never let go.
 */
import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

process.nextTick(() => {
  kept.push(executionAsyncResource())
})
