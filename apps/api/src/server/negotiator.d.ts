declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** The language tags that are accepted, the preferred one first; `*` where the request names none. */
    languages(): string[]
  }
}
