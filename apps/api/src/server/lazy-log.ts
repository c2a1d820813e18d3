import type { FastifyBaseLogger } from 'fastify'

type Make = () => FastifyBaseLogger
/** What is logged, and the sentence. */
type Said = [what: unknown, sentence?: string]

/** The log of each request is made when it logs something. Most log nothing, and a log costs as much as finding the route. */
export const lazyLogs = (parent: FastifyBaseLogger, ...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger =>
  new LazyLog(() => parent.child(...given))

class LazyLog implements FastifyBaseLogger {
  readonly #make: Make
  #made: FastifyBaseLogger | undefined

  constructor(make: Make) {
    this.#make = make
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.#log.level
  }

  set level(level: string) {
    this.#log.level = level
  }

  fatal(...said: Said): void {
    this.#log.fatal(...said)
  }

  error(...said: Said): void {
    this.#log.error(...said)
  }

  warn(...said: Said): void {
    this.#log.warn(...said)
  }

  info(...said: Said): void {
    this.#log.info(...said)
  }

  debug(...said: Said): void {
    this.#log.debug(...said)
  }

  trace(...said: Said): void {
    this.#log.trace(...said)
  }

  silent(...said: Said): void {
    this.#log.silent(...said)
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...given)
  }
}
