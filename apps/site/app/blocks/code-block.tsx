import type { RichTextBlock } from '@wajiha/contract'

/** Code is left-to-right in every language, and can be scrolled by keyboard. */
export function CodeBlock({ language, code }: Extract<RichTextBlock, { type: 'code' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too
    <pre dir="ltr" translate="no" tabIndex={0} data-language={language}>
      <code>{code}</code>
    </pre>
  )
}
