/** Asks by POST for a file and hands it to the browser's downloads. @returns whether it came. */
export async function downloadByPost(path: string, body: object, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) return false
    const url = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    Object.assign(link, { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}
