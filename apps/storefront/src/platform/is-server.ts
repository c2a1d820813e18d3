/** True where the page is rendered by the server: nothing there belongs to one visitor, and nothing is remembered. */
export const isServer = globalThis.document === undefined
