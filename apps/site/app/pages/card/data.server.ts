import type { PageContext } from '#app/content/page-context.ts'

export async function readCard({ read, params }: PageContext) {
  const card = await read('card', { id: params.id ?? '' })
  return card && { card: card.data }
}
