import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lateChunk, lateStylesPath } from './app/blocks/late-chunk.ts'
import { looksChunk } from './app/looks-chunk.ts'
import { routes } from './app/routes.ts'
import { startChunk } from './app/start-chunk.ts'
import { buildTarget } from './browser-floor.ts'
import { drawAhead } from './draw-ahead.ts'
import { layersFirst } from './layers-first.ts'
import { motifMeasures } from './motif-measures.ts'
import { ownScrolling } from './own-scrolling.ts'
import { scopedName } from './scoped-name.ts'
import { tightenScripts } from './tighten-scripts.ts'

/** What stands around every page: rooms of the app, and the files of its root but for its doors. */
const rooms = 'brand|content|locale|seo|shell|visit'
const primitives = 'button|image-[a-z]+|marks|page|phone|picture[a-z-]*|surface|tile|use-is-live'
const roots =
  'addresses|blocks/late(?:-[a-z]+)?|build-id|consent/consent-[a-z]+|early/reload-guard|forms/(?:has-waiting|thank-you-guard|trap-name)|hydrate|locale|messages/(?:load|translate)|looks-chunk|root|route-meta|route-tree|router|tend-manifest'

/** What is there as soon as the app lives: no use in fetching it ahead of a page's own parts. */
const always = /\/(?:react|router|routes|looks|rolldown-runtime|index|start)-/
const isAppItself = (file: string) => file.includes('/hydrate-')

/** Folders of what pages share; offices and years stand on one page or two, which bring their looks. */
const shared = 'blocks(?!/late|/branch-|/timeline)|brand|consent|locale|motif|shell|ui'

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
            // Pages link these by the name of their build: see `late-chunk.ts`.
            assetFileNames: ({ names }) =>
              names.includes(`${lateChunk}.css`)
                ? lateStylesPath(process.env.VITE_BUILD_ID ?? 'dev')
                : '_assets/[name]-[hash][extname]',
            // What pages share comes in one piece: the looks the first document links, the parts
            // after the visitor's first sign of life. What only one page shows stays its own.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The store hook is shared by both: beside a page's own parts it would close a circle.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//,
                },
                { name: 'router', test: /node_modules\/(?:@tanstack|seroval)/ },
                // The entry and what it brings: one file, which the page names itself (`tend-manifest.ts`).
                {
                  name: startChunk,
                  test: /vite\/preload-helper|app\/(?:client\.tsx|(?:after-intent|early\/again|consent\/(?:consent|answer-notice))\.ts)/,
                },
                // A number to be copied stands where a copy button stands.
                {
                  name: 'press',
                  test: /app\/(?:ui\/(?:press|copy)-button|forms\/parts\/message-number)\.tsx/,
                },
                // Lists that are narrowed show both.
                { name: 'facets', test: /app\/blocks\/facet-/ },
                { name: lateChunk, test: /app\/(?:blocks\/late\/|messages\/..\/blogs\.late)/ },
                { name: looksChunk, test: new RegExp(`app/(?:${shared}|forms|styles)/.*\\.css$`) },
                {
                  name: 'routes',
                  test: new RegExp(
                    `app/(?:pages/[^/]+/route\\.tsx$|(?:${rooms})/|ui/(?:${primitives})\\.|(?:${roots})\\.)|packages/(?:contract/src/read-url|arabic/(?!src/suggest-word)|brand/src/)`,
                  ),
                },
              ],
            },
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
      client: { entry: 'client.tsx' },
      server: { entry: 'server.tsx' },
    }),
    react(),
    layersFirst(),
    drawAhead(),
    motifMeasures(),
    ownScrolling(),
    tightenScripts(),
  ],
}))
