import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames, lateStylesPath } from './app/chunk-names.ts'
import { routes } from './app/routes.ts'
import { buildTarget } from './browser-floor.ts'
import { chunks } from './chunks.ts'
import { drawAhead } from './draw-ahead.ts'
import { fewerFiles } from './fewer-files.ts'
import { layersFirst } from './layers-first.ts'
import { leanReact } from './lean-react.ts'
import { minifyScripts } from './minify-scripts.ts'
import { motifMeasures } from './motif-measures.ts'
import { notForBrowsers } from './not-for-browsers.ts'
import { ownScrolling } from './own-scrolling.ts'
import { scopedName } from './scoped-name.ts'

/** What is there as soon as the app lives: no use in fetching it ahead of a page's own parts. */
const always = /\/(?:framework|shared|visit|index|start)-/
const isAppItself = (file: string) => file.includes('/shared-')

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  css: command === 'build' ? { modules: { generateScopedName: scopedName } } : {},
  publicDir: 'public',
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    // Each name costs the visitor its hash, which no compression shortens.
    modulePreload: {
      resolveDependencies: (file, names) =>
        isAppItself(file) ? names : names.filter((name) => !always.test(name)),
    },
    // The server names the same files in its pages as the browser's build writes.
    assetsDir: '_assets',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Seven characters of hash, not the usual eight: every page names dozens of these files.
            chunkFileNames: '_assets/[name]-[hash:7].js',
            entryFileNames: '_assets/[name]-[hash:7].js',
            // Pages link these by the name of their build.
            assetFileNames: ({ names }) =>
              names.includes(`${chunkNames.late}.css`)
                ? lateStylesPath(process.env.VITE_BUILD_ID ?? 'dev')
                : '_assets/[name]-[hash][extname]',
            // What pages share comes in one piece: the styles the first document links, the parts
            // after the visitor's first sign of life. What only one page shows stays its own.
            codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
          },
        },
      },
    },
  },
  // React has had the hook itself since 18: the stand-in for older ones is no use to anyone here.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'route-tree.gen.ts',
        virtualRouteConfig: routes,
        quoteStyle: 'single',
        semicolons: false,
      },
      client: { entry: 'start/client.tsx' },
      server: { entry: 'server.tsx' },
    }),
    react(),
    layersFirst(),
    drawAhead(),
    motifMeasures(),
    ownScrolling(),
    leanReact(),
    fewerFiles(),
    notForBrowsers(),
    minifyScripts(),
  ],
}))
