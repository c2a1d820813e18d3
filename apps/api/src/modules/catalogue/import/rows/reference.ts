/** What a reference in an SVG may point at: a place in the same drawing, or a picture carried in it. */
export const INSIDE = /^\s*(?:#|$|data:image\/(?:png|jpe?g|gif|webp)[;,])/i

/** A text for a message: its first 60 characters. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
