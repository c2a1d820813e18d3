export interface HeaderTab {
  /** Where it leads. */
  href: string
  /** One word. */
  label: string
  /** This is where one is. */
  current?: boolean | undefined
}

export interface HeaderLink {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
}
