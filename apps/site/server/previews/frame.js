/*
 * In the page of a draft that the studio frames beside its form, and in no other: draws anew what was saved, and
 * tells the studio which field a pressed part comes from. Written as browsers run it; it is served as it is.
 */
{
  const { studio, renew, drawn, field } = document.currentScript.dataset
  const tell = (message) => parent.postMessage(message, studio)

  /* A signature runs out, and the studio brings a newer one along. */
  let address = location.href

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== studio || source !== parent || data?.type !== renew) return
    const { pathname, search } = new URL(data.url, location.href)
    if (pathname === location.pathname) address = pathname + search
    drawAnew()
  })

  /* Nothing leads away from here: what a press means is which field it is. */
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      if (target.closest('a, button, label, input, select, textarea')) event.preventDefault()
      const part = target.closest('[data-field]')
      if (part) tell({ type: field, path: part.dataset.field })
    },
    true,
  )
  addEventListener('submit', (event) => event.preventDefault(), true)

  let isDrawing = false
  let isBehind = false

  async function drawAnew() {
    isBehind = true
    if (isDrawing) return
    isDrawing = true
    try {
      while (isBehind) {
        isBehind = false
        const answer = await fetch(address, { cache: 'no-store' })
        take(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      }
      tell({ type: drawn })
    } catch {
      /* The site is away for a moment; what is saved next draws again. */
    } finally {
      isDrawing = false
    }
  }

  function take(fresh) {
    /* Styles are allowed by the answer that brought them: other ones need a page of their own. */
    if (stylesOf(document) !== stylesOf(fresh)) return location.replace(address)
    document.title = fresh.title
    match(document.body, fresh.body)
  }

  function stylesOf({ head }) {
    const styles = [...head.querySelectorAll('style, link[rel=stylesheet]')]
    return styles.map((one) => one.getAttribute('href') ?? one.textContent).join(' ')
  }

  /* Only what differs is replaced, so that pictures, open parts and the place on the page stay. */
  function match(old, fresh) {
    if (old.isEqualNode(fresh)) return
    if (old.nodeType !== Node.ELEMENT_NODE || old.nodeName !== fresh.nodeName)
      return old.replaceWith(document.adoptNode(fresh))
    for (const { name } of [...old.attributes])
      if (!fresh.hasAttribute(name)) old.removeAttribute(name)
    for (const { name, value } of [...fresh.attributes]) old.setAttribute(name, value)
    const [standing, coming] = [[...old.childNodes], [...fresh.childNodes]]
    coming.forEach((one, place) => {
      if (standing[place]) match(standing[place], one)
      else old.append(document.adoptNode(one))
    })
    for (const one of standing.slice(coming.length)) one.remove()
  }

  tell({ type: drawn })
}
