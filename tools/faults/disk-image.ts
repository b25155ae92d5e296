/**
 * A disk that is a file: ext4 in a loop device. What programs wrote and nobody synced lies in the memory of the
 * kernel and not yet in the file, so a copy of the file is what a disk holds after its power was lost.
 * Linux, as root.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'

export type DiskImage = {
  /** Where it is mounted. */
  folder: string
  /** Stops the process, copies the disk as it is, and lets the process go on. @returns where the copy is mounted. */
  copyWithoutPower: (pid: number) => { folder: string; close: () => void }
  close: () => void
}

const bytes = 256 * 1_048_576

/** @throws where there is no loop device, or this is not root. */
export function openDiskImage(folder: string): DiskImage {
  const file = `${folder}.img`
  writeFileSync(file, '')
  truncateSync(file, bytes)
  run('mkfs.ext4', ['-q', '-F', file])
  const unmount = mount(file, folder)
  return {
    folder,
    copyWithoutPower(pid) {
      process.kill(pid, 'SIGSTOP')
      try {
        copyFileSync(file, `${file}.copy`)
      } finally {
        process.kill(pid, 'SIGCONT')
      }
      const copy = `${folder}-copy`
      const unmountCopy = mount(`${file}.copy`, copy)
      return {
        folder: copy,
        close() {
          unmountCopy()
          rmSync(`${file}.copy`)
        },
      }
    },
    close() {
      unmount()
      rmSync(file)
    },
  }
}

function mount(file: string, folder: string): () => void {
  mkdirSync(folder)
  run('mount', ['-o', 'loop', file, folder])
  return () => {
    run('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return
  const why = error?.message ?? stderr.trim()
  throw new Error(
    `A disk without power needs Linux, root and a loop device; ${command} says: ${why}`,
  )
}
