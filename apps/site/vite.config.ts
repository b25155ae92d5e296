import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './app/routes.ts'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  build: { target: ['chrome111', 'safari16.4', 'firefox113'], assetsInlineLimit: 0 },
  environments: {
    client: { build: { assetsDir: '_assets' } },
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
