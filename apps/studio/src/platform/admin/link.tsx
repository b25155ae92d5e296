/**
 * A way within the studio. Next would ask ahead for each one in sight, and be told nothing that a press could use:
 * views are made for who asks. A view with four such ways cost the studio four answers while it was being drawn.
 */
import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />
}
