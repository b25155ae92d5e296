import { useRouter } from '@tanstack/react-router'

/**
 * A script of our own that stands in the document and has run before the app is there. The server marks
 * it as its own, so that the policy names its hash; the app's copy is empty, and React keeps what it finds.
 */
export const OwnScript = import.meta.env.SSR ? WrittenScript : KeptScript

type Written = { source: string }

function WrittenScript({ source }: Written) {
  return (
    <script
      nonce={useRouter().options.ssr?.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a source of our own
      dangerouslySetInnerHTML={{ __html: source }}
    />
  )
}

function KeptScript(_: Written) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what the server wrote stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
