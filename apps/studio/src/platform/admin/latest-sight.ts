/**
 * Payload draws what lies in a document when it comes into sight, and heeds the first of the reports that a browser
 * hands over together (`useIntersect` of Payload 3): on a busy machine that is an old one, and a field stays empty
 * although it is looked at. Here an observer hears of each element how it stands now, and of nothing before.
 */
export function latestOf<Entry extends Pick<IntersectionObserverEntry, 'target'>>(
  entries: readonly Entry[],
): Entry[] {
  return [...new Map(entries.map((entry) => [entry.target, entry])).values()]
}

if (typeof window !== 'undefined') {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(heard: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => heard(latestOf(entries), observer), options)
    }
  }
}
