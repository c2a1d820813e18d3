/** A reference that an SVG may contain: to an element of the same file, or to an embedded picture. */
export const INTERNAL = /^\s*(?:#|$|data:image\/(?:png|jpe?g|gif|webp)[;,])/i

/** The first 60 characters of a text, for a message. */
export const truncated = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
