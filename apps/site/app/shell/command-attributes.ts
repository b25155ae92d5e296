/**
 * A button that commands a dialog without script (`command`, `commandfor`), known to browsers since
 * 2025 and not yet to React's types. Older browsers are helped by the script before hydration.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}

export const menuId = 'menu'
