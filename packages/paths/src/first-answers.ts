/** The id of the block of data in which a page brings the answers to its first calls. */
export const FIRST_ANSWERS_ID = 'first-answers'

export interface FirstAnswer {
  status: number
  /** The envelope, as the call would have answered it. */
  body: unknown
}

/** By `callKey`. */
export type FirstAnswers = Record<string, FirstAnswer>

/** One name for a call, however its query was put in order: `POST /api/x?a=1&b=2 {"c":3}`. */
export function callKey({ method, url, body = '' }: { method: string; url: string; body?: string }): string {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  searchParams.sort()
  const query = searchParams.toString()
  return `${method.toUpperCase()} ${pathname}${query === '' ? '' : `?${query}`}${body === '' ? '' : ` ${body}`}`
}
