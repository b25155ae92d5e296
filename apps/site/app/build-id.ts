/** Names this build; written in by the bundler. Payload addresses carry it. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'dev'
