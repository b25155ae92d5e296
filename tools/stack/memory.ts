/**
 * How the services hold memory. The C library keeps what it was given back: an arena for each thread, and a
 * threshold that grows with the largest block. With two arenas and fixed thresholds large blocks go back to
 * the system when they are let go. Elsewhere than with glibc nobody heeds it. Decision 044.
 */
import { join } from 'node:path'
import { root } from '../root.ts'

export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/**
 * Young objects have few megabytes each way instead of sixteen, for a server's die at once; old ones are looked
 * through when they have grown by a part, and not only by three times as on a large machine.
 */
export const heap = {
  site: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  studio: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
} as const

/** The build leaves its sources there stripped and compiled, so that no start loads what reads types. */
export const compiled = {
  NODE_COMPILE_CACHE: join(root, 'apps/site/dist/compiled'),
  // Found again wherever the whole folder is carried to.
  NODE_COMPILE_CACHE_PORTABLE: '1',
} as const
