import type { Shop } from '@chitra/messages/shop.ts'

// What the server knows of the storefront: types alone. It loads the built code by its path (apps/api/src/server/pages).

/** A page as it is kept: the same for whoever asks. */
export interface RenderedPage {
  status: number
  /** Where the address leads instead; empty: nowhere else. */
  location: string
  /** The document in UTF-8, with `nonce` wherever a response's own nonce belongs. */
  html: Buffer
  /** Words that the page's visitor searched, and found. */
  searched: string
}

export interface RendererOptions {
  /** The built `index.html`. */
  template: string
  /** Vite's manifest of the built storefront, for the scripts that a page needs. */
  manifest: Readonly<Record<string, { file: string; imports?: string[] }>>
  /** The built script that loads the others after the first frame (`app/after-first-frame.ts`); empty in development. */
  firstScript: string
  /** Answers the calls of loaders, as the server answers somebody without a session. */
  fetch: typeof globalThis.fetch
  /** The shop's address, without a path. */
  origin: string
  /** Whose shop it is. */
  shop: Shop
  /** CSS of its colours; empty where they are the kit's. */
  styles: string
  /** Hears of what is a defect of ours: the page says that it cannot be shown. */
  onDefect: (error: unknown) => void
  /** Stands in the document in place of each response's nonce. Nobody can guess it, so that no text of a page is mistaken for it. */
  nonce: string
}

/**
 * Renders the page of an address (a path with its query) as somebody without a session and without a script sees it.
 * Rejects only for a defect; a call that fails is a page that says so.
 */
export type Render = (address: string) => Promise<RenderedPage>

/** What the storefront built for the server exports. */
export interface StorefrontServer {
  createRenderer(options: RendererOptions): Promise<Render>
}
