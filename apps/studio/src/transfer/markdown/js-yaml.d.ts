declare module 'js-yaml' {
  export class YAMLException extends Error {
    readonly reason: string
    readonly mark?: { line: number; column: number }
  }
  /** @throws {YAMLException} */
  export function load(text: string): unknown
}
