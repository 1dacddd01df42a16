export interface AppShellLabels {
  /** The link that skips header and menu, such as "Skip to content". */
  skipToContent: string
  /** The button that opens the menu in a narrow window. */
  openMenu: string
  /** The button that closes it. */
  closeMenu: string
  /** The accessible name of the menu's drawer. */
  menu: string
}
