/** What the heading of a page says in the HTML that was answered, however its letters are drawn; nothing without one. */
export function headingIn(html: string): string {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return heading.replaceAll(/<[^>]*>/g, '').trim()
}
