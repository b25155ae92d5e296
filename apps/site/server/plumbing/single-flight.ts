/** One run at a time for a key: who asks meanwhile gets the same result. */
export class SingleFlight<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  has = (key: string): boolean => this.#running.has(key)

  keys = (): IterableIterator<string> => this.#running.keys()

  /** @param work begins at once, unless it runs already. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    if (running) return running
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
