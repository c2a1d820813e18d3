import type { Buyer } from '@chitra/gst/parties.ts'
import type { PlaceOfSupply } from '@chitra/gst/states.ts'
import type { Language } from '@chitra/paths'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { LicenceFacts } from '../../modules/licences/facts.ts'
import type { PaperFacts, PaperKind } from '../../modules/invoices/facts.ts'

/** The tables as kysely sees them; migrations/ defines them. Amounts are whole paise, sizes are pixels. */
export interface Tables {
  settings: { name: string; value: string }
  categories: {
    id: number
    public_id: string
    name: 'image' | 'graphic'
    status: 'active' | 'inactive'
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  users: {
    id: Generated<number>
    public_id: string
    email: string
    email_key: string
    password_hash: string | null
    first_name: string
    last_name: string
    dob: string | null
    role: 'buyer' | 'seller'
    email_verified_at: Date | null
    first_login_at: Date | null
    mail_messages: Generated<boolean>
    creator_updates: Generated<boolean>
    language: Generated<Language>
    closed_at: Generated<Date | null>
    created_at: Generated<Date>
    /** How often something was put on the user's lists. */
    list_version: Generated<number>
  }
  sellers: {
    id: Generated<number>
    public_id: string
    key: string
    user_id: number | null
    first_name: string
    last_name: string
    has_picture: Generated<boolean>
    picture_sha256: Generated<string>
  }
  items: {
    id: Generated<number>
    public_id: string
    source_key: string
    name: string
    description: string
    category_id: number
    seller_id: number
    price: number
    purchase_type: 'free' | 'paid'
    width: number
    height: number
    file_ext: string
    file_types: string[]
    keywords: string[]
    location: string
    licence: string
    author: string
    source: string
    approval: 'approved' | 'awaiting' | 'rejected'
    /** Set by a reviewer's command, and not reset by an import. */
    rejected_by_review: Generated<boolean>
    note: string
    thumb_hash: string
    colour: string
    original_key: string
    original_bytes: number
    original_sha256: string
    original_type: string
    contents: JSONColumnType<{ name: string; bytes: number }[]>
    score: Generated<number>
    popularity: Generated<number>
    downloads: Generated<number>
    created_at: Generated<Date>
  }
  /** `word`: a word with this stem, to be shown; null if the stem is itself a word. */
  terms: { id: Generated<number>; lexeme: string; word: string | null; df: Generated<number>; title_df: Generated<number> }
  item_terms: {
    item_id: number
    score: number
    created_at: Date
    category_id: number
    orient: number
    height: number
    width: number
    terms: number[]
    phrases: string[]
  }
  /** Colours and coarse cells as in docs/decisions/0047-colour.md. */
  item_palettes: { item_id: number; colours: number[]; cells: number[] }
  /** What items look like, and which look alike: docs/decisions/0049-look.md. */
  item_looks: { item_id: number; model: number; look: Buffer; hash: string | null; compared: Generated<boolean> }
  item_neighbours: { item_id: number; near: number[]; likeness: number[] }
  item_twins: { item_id: number; head_id: number }
  item_copies: { item_id: number; of_item_id: number; exact: boolean; likeness: number }
  term_counts: { term_id: number; category_id: number; orient: number; n: number }
  term_count_deltas: { id: Generated<number>; term_id: number; category_id: number; orient: number; n: number }
  phrases: { phrase: string; category_id: number; n: number }
  phrase_deltas: { id: Generated<number>; phrase: string; category_id: number; n: number }
  phrase_tops: { prefix: string; category_id: number; phrases: string[]; least: number }
  banners: {
    id: Generated<number>
    public_id: string
    position: number
    title: string
    keywords: string[]
    width: number
    height: number
    colour: string
    picture_sha256: Generated<string>
  }
  cms_pages: {
    slug: string
    meta_title: string
    meta_keywords: string
    meta_description: string
    title: string
    body: string
    updated_at: Generated<Date>
  }
  sessions: { token_hash: Buffer; user_id: number; created_at: Date; last_used_at: Date }
  codes: {
    code_hash: Buffer
    user_id: number
    purpose: 'verify-email' | 'reset-password' | 'change-email' | 'undo-email-change'
    email: string
    expires_at: Date
    used_at: Date | null
    email_change_id: Generated<number | null>
  }
  email_changes: {
    id: Generated<number>
    user_id: number
    old_email: string
    old_email_key: string
    new_email: string
    asked_at: Date
    expires_at: Date
    confirmed_at: Generated<Date | null>
    ended_at: Generated<Date | null>
  }
  guesses: { account: string; n: number; last_at: Date }
  known_networks: { user_id: number; network_hash: Buffer; last_at: Date }
  identities: { provider: 'google' | 'facebook'; subject: string; user_id: number; created_at: Date }
  attempts: { bucket: string; window_start: Date; n: number }
  cart_entries: {
    id: Generated<number>
    public_id: string
    user_id: number
    item_id: number
    /** The buyer owns the item and wants another licence of it. */
    again: Generated<boolean>
    created_at: Generated<Date>
  }
  wish_entries: { user_id: number; item_id: number; created_at: Generated<Date> }
  boards: {
    id: Generated<number>
    public_id: string
    user_id: number
    name: string
    /** Whether its link works. */
    shared: Generated<boolean>
    /** Raised when the link is revoked. */
    link_version: Generated<number>
    created_at: Date
    /** How often something was put on the board. */
    list_version: Generated<number>
  }
  board_items: { board_id: number; item_id: number; added_at: Date }
  /** `key_hash`: SHA-256 of the key that the guest's browser keeps. */
  board_guests: { id: Generated<number>; public_id: string; board_id: number; key_hash: Buffer; name: string }
  board_votes: { board_id: number; item_id: number; guest_id: number; vote: 'heart' | 'no' }
  board_comments: {
    id: Generated<number>
    public_id: string
    board_id: number
    item_id: number
    /** null for the board's owner. */
    guest_id: number | null
    text: string
    created_at: Date
  }
  payment_orders: {
    id: Generated<number>
    public_id: string
    user_id: number
    gateway_order_id: string | null
    state: 'creating' | 'open' | 'superseded' | 'paid' | 'closed'
    cart_key: string
    amount: number
    subtotal: number
    tax: number
    tax_percent: number
    currency: Generated<string>
    description: string
    lines: JSONColumnType<PaymentLine[]>
    /** Who buys, for the invoice; null if nobody was asked. */
    buyer: JSONColumnType<Buyer> | null
    /** How often the gateway was asked about this order since the buyer last received it. */
    looks: Generated<number>
    looked_at: Date | null
    next_look_at: Date
    created_at: Date
    updated_at: Date
  }
  payments: {
    gateway_payment_id: string
    payment_order_id: number
    amount: number
    currency: string
    state: 'failed' | 'authorized' | 'captured' | 'refunded'
    /** Whole paise to refund in total, including what has been refunded already. */
    owed: Generated<number>
    /** Whole paise. */
    given_back: Generated<number>
    created_at: Date
    updated_at: Date
  }
  orders: {
    id: Generated<number>
    public_id: string
    user_id: number
    payment_order_id: number
    gateway_order_id: string
    gateway_payment_id: string
    amount: number
    subtotal: number
    tax: number
    status: ColumnType<'paid' | 'refunded', 'paid' | undefined, 'paid' | 'refunded'>
    created_at: Date
  }
  order_lines: {
    id: Generated<number>
    order_id: number
    item_id: number
    name: string
    description: string
    price: number
    tax: number
    tax_percent: number
    seller_id: number
    seller_name: string
    licence_version: string
    /** The cart's entry that asked for another licence of an owned item; null otherwise. Equal in two lines, it was paid for twice. */
    again: Generated<string | null>
    refunded: Generated<boolean>
  }
  refund_requests: {
    order_id: number
    state: 'asked' | 'accepted' | 'refused'
    /** Written by the buyer. */
    reason: string
    asked_at: Date
    answered_at: Generated<Date | null>
    /** Written by the operator; may be empty. */
    note: Generated<string>
  }
  /** `place`: a State's code, or 96 for outside India. */
  billing_details: {
    user_id: number
    name: string
    place: PlaceOfSupply
    /** ISO 3166-1, two letters; null in India, and where it was not asked for yet. */
    country: Generated<string | null>
    business_name: string | null
    gstin: string | null
    updated_at: Date
  }
  paper_series: { name: string; last: number }
  papers: {
    id: Generated<number>
    order_id: number
    kind: PaperKind
    number: string
    /** Whole paise. */
    total: number
    facts: JSONColumnType<PaperFacts>
    sha256: string | null
    issued_at: Date
  }
  licence_texts: { version: string; title: string; body: string; sha256: string; published_at: Date }
  /** PEM; `private_key` is null for a key that signs no more. */
  licence_keys: { id: string; public_key: string; private_key: string | null; made_at: Date }
  licences: {
    id: Generated<number>
    /** Without hyphens. */
    code: string
    user_id: number
    item_id: number
    /** null for a free item. */
    order_line_id: number | null
    facts: JSONColumnType<LicenceFacts>
    client: Generated<string>
    project: Generated<string>
    /** What its certificate in the store was made from, as a hash, and the SHA-256 of that PDF; null as long as nobody wanted one. */
    certificate_of: Generated<string | null>
    certificate_sha256: Generated<string | null>
    /** Of the file with its proof inside; null as long as nobody has had one. */
    proof_bytes: Generated<number | null>
    proof_sha256: Generated<string | null>
    issued_at: Date
  }
  /** By the hash of the file. */
  file_checksums: { sha256: string; crc32: number }
  entitlements: { user_id: number; item_id: number; order_id: number; revoked_at: Date | null }
  webhook_events: {
    event_id: string
    type: string
    body: JSONColumnType<object>
    received_at: Date
    processed_at: Date | null
    outcome: string | null
  }
  /** `visitor` is a keyed hash. */
  searches: { keyword: string; visitor: Buffer; day: string }
  visits: {
    id: Generated<number>
    user_id: number | null
    address: string
    country: string
    state: string
    keyword: string
    created_at: Date
  }
  free_downloads: { user_id: number; day: string; item_id: number }
  download_counts: { user_id: number; item_id: number; day: string; seller_id: number; created_at: Date }
}

/** The names of the shop's tables: a backup contains them, and a restore may drop only these. */
export const TABLE_NAMES = Object.keys({
  settings: true,
  categories: true,
  users: true,
  sellers: true,
  items: true,
  terms: true,
  item_terms: true,
  item_palettes: true,
  item_looks: true,
  item_neighbours: true,
  item_twins: true,
  item_copies: true,
  term_counts: true,
  term_count_deltas: true,
  phrases: true,
  phrase_deltas: true,
  phrase_tops: true,
  banners: true,
  cms_pages: true,
  sessions: true,
  codes: true,
  email_changes: true,
  guesses: true,
  known_networks: true,
  identities: true,
  attempts: true,
  cart_entries: true,
  wish_entries: true,
  boards: true,
  board_items: true,
  board_guests: true,
  board_votes: true,
  board_comments: true,
  payment_orders: true,
  payments: true,
  orders: true,
  order_lines: true,
  refund_requests: true,
  billing_details: true,
  paper_series: true,
  papers: true,
  licence_texts: true,
  licence_keys: true,
  licences: true,
  file_checksums: true,
  entitlements: true,
  webhook_events: true,
  searches: true,
  visits: true,
  free_downloads: true,
  download_counts: true,
} satisfies Record<keyof Tables, true>)

/** One line of a payment order, copied when the order is made, so that the buyer gets what was shown. */
export interface PaymentLine {
  itemId: number
  name: string
  description: string
  /** Whole paise. */
  price: number
  /** Whole paise. */
  tax: number
  sellerId: number
  sellerName: string
  licenceVersion: string
  /** The cart's entry that asks for another licence of an owned item; absent otherwise. */
  again?: string
}
