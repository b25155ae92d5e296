/**
 * A disk that can be filled. As root on Linux it is a real file system of some megabytes in memory;
 * elsewhere a stand-in: the running site may write no file beyond some kilobytes, which SQLite meets
 * as a write that fails. The table says which of the two it was.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  kind: string
  /** @param pid of the process that lives on it. */
  fill: (pid: number) => void
  makeRoom: (pid: number) => void
  close: () => void
}

const size = '24m'

/** @throws where neither way exists. */
export function openSmallDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const isMounted = run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'wajiha-faults', folder])
  if (isMounted) return mounted(folder)
  if (!run('prlimit', ['--version']))
    throw new Error('A full disk needs root (for a small file system) or prlimit of util-linux')
  const limit = (pid: number, soft: string) =>
    run('prlimit', ['--pid', String(pid), `--fsize=${soft}:unlimited`])
  return {
    folder,
    kind: 'file size limit of the process as a stand-in',
    fill: (pid) => void limit(pid, '4096'),
    makeRoom: (pid) => void limit(pid, 'unlimited'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function mounted(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast')
  return {
    folder,
    kind: `file system of ${size}`,
    fill: () => fillUp(ballast),
    makeRoom: () => rmSync(ballast),
    close() {
      run('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fillUp(file: string) {
  const handle = openSync(file, 'a')
  try {
    for (let block = Buffer.alloc(64_000); block.length > 0; )
      try {
        writeSync(handle, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        // Down to the last byte.
        block = block.subarray(0, Math.floor(block.length / 2))
      }
  } finally {
    closeSync(handle)
  }
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0
