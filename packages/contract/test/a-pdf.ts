/** The smallest PDF that opens; `text` stands in it as a comment. */
export function aPdf(text = ''): string {
  const body =
    `%PDF-1.4\n% ${text}\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n` +
    '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n'
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Size 3>>\n`
  return `${body}${table}startxref\n${new TextEncoder().encode(body).length}\n%%EOF\n`
}
