/** As much of the strict XML reader as the tests use. */
declare module 'sax' {
  type Parser = {
    onerror: (error: Error) => void
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    write: (xml: string) => Parser
    close: () => void
  }
  const sax: { parser: (isStrict: boolean, options?: { xmlns?: boolean }) => Parser }
  export default sax
}
