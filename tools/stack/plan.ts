/** What this project consists of when it runs: its builds, its preparation and its two services. */
import { join } from 'node:path'
import { nearAddress } from '@wajiha/contract/network-address'
import { isRelease, root } from '../root.ts'
import { allocator, compiled, heap } from './memory.ts'
import type { Service } from './service.ts'
import type { Settings } from './settings.ts'

export type Mode = 'production' | 'development'

export type Build = {
  name: string
  args: string[]
  cwd: string
  /** Written after a build, beside its output. */
  stamp: string
  /** Relative to `root`: what the build is made from. */
  sources: string[]
}

export type Plan = {
  root: string
  builds: Build[]
  prepare: {
    args: string[]
    cwd: string
    sources: string[]
    /** Where the migrations lie, a file each; relative to `root`. */
    migrations: string
  }
  /** Backs up, and proves it, when `BACKUP_TARGET` is set; words come behind. */
  backup: {
    whole: string[]
    inbox: string[]
    drill: string[]
    /** Also without `BACKUP_TARGET`; its last line says which and where. */
    beforeUpgrade: string[]
  }
  studio: Service
  site: Service
}

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']

export function planOf(settings: Settings, mode: Mode): Plan {
  const isDevelopment = mode === 'development'
  return {
    root,
    builds: isDevelopment || isRelease ? [] : [siteBuild, studioBuild],
    prepare: {
      args: ['apps/studio/src/cli/prepare.ts'],
      cwd: root,
      sources: ['apps/studio/src/migrations', 'apps/studio/src/cli', 'content'],
      migrations: 'apps/studio/src/migrations',
    },
    backup: {
      whole: ['tools/backup.ts', '--gently'],
      inbox: ['tools/backup.ts', '--gently', '--inbox'],
      drill: ['tools/restore.ts', '--gently', '--drill'],
      beforeUpgrade: ['tools/backup.ts', '--before-upgrade'],
    },
    studio: {
      name: 'studio',
      args: isDevelopment
        ? ['apps/studio/server.ts', '--dev']
        : [...heap.studio, 'apps/studio/server.ts'],
      env: allocator,
      readyLine: 'studio ready',
      health: `http://${nearAddress(settings.studioHost)}:${settings.studioPort}/api/v1/health`,
    },
    site: {
      name: 'site',
      args: isDevelopment
        ? ['apps/site/server/dev.ts']
        : [...heap.site, 'apps/site/server/main.ts'],
      env: isDevelopment ? allocator : { ...allocator, ...compiled },
      readyLine: 'site ready',
      inheritsSocket: !isDevelopment,
      health: `http://${nearAddress(settings.host)}:${settings.port}/readyz`,
    },
  }
}

const siteBuild: Build = {
  name: 'site',
  args: ['build.ts', ...heap.site],
  cwd: join(root, 'apps/site'),
  stamp: join(root, 'apps/site/dist/.made-from'),
  sources: ['apps/site', ...shared],
}

const studioBuild: Build = {
  name: 'studio',
  args: ['build.ts'],
  cwd: join(root, 'apps/studio'),
  stamp: join(root, 'apps/studio/.next/.made-from'),
  sources: ['apps/studio', ...shared],
}
