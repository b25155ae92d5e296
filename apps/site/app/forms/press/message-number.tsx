import type { NumberWords } from '#app/forms/thanks-words.ts'
import { CopyButton } from '#app/ui/press/copy-button.tsx'

type MessageNumberProps = { number: string; words: NumberWords; className?: string | undefined }

/** The number under which a message is known to both sides, to be copied. */
export function MessageNumber({ number, words, className }: MessageNumberProps) {
  const { label, copy, copied, notCopied } = words
  return (
    <p className={className} data-reference={number}>
      {label} <bdi dir="ltr">{number}</bdi>{' '}
      <CopyButton text={number} words={{ label: copy, done: copied, failed: notCopied }} />
    </p>
  )
}
