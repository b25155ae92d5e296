import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './app/routes.ts'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  build: { target: ['chrome111', 'safari16.4', 'firefox113'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        assetsDir: '_assets',
        rolldownOptions: {
          output: {
            // What every page shares comes in one piece; what only one page shows stays its own.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(?:@tanstack|seroval)/ },
                {
                  name: 'routes',
                  test: /app\/(?:pages\/[^/]+\/route\.tsx$|(?:locale|seo|content|ui)\/)/,
                },
              ],
            },
          },
        },
      },
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
  ],
})
