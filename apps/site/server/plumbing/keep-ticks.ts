/**
 * To be imported first by the site's process, for its effect alone. `process.nextTick` writes down each call as
 * an object with keys that are computed; V8 compiles that as quick as any other only while it knows one shape of
 * it, and forgets the shape when a collection finds no such object. The next one has a new shape, and from then
 * on each call goes the long way round, some eight times in every answer. One object that is kept, keeps the
 * shape (decision 090).
 */
import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

process.nextTick(() => {
  kept.push(executionAsyncResource())
})
