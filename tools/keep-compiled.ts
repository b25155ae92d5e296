/** For a file of tests: keeps what was compiled for the next one, as its process may be ended without a last word. */
import { flushCompileCache } from 'node:module'
import { afterAll } from 'vitest'

afterAll(() => flushCompileCache())
