import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  AccountMenu: {
    use: 'At the end of the `SiteHeader` for who is signed in: their pages, and the way out.',
    avoid: 'For a visitor the header shows "Log in" and "Sign up". For other lists of actions use `Menu`.',
    anatomy: {
      button: 'portrait or initial, with a chevron from 991 px',
      heading: 'the full name',
      items: '`MenuItem`s and `MenuDivider`s; "Log out" last',
    },
    words: 'Items are names of pages, as in their headings: "My Orders", "Profile".',
    keys: {
      'Enter, Space or arrow down': 'opens it, on the first item',
      'Arrow down, arrow up': 'move from item to item',
      Esc: 'closes it and returns to the button',
    },
    announced: 'The button is named "Account: Anushka Rao" and has a menu. The heading is passed over by the keys.',
    rtl: 'Opens from the left edge of the header; the portrait stands right of the chevron.',
    code: `<AccountMenu name="Anushka Rao">
  <MenuItem href="/orders">My Orders</MenuItem>
  <MenuDivider />
  <MenuItem onSelect={logOut}>Log out</MenuItem>
</AccountMenu>`,
    neighbours: ['AccountButton', 'Menu', 'MenuItem', 'SiteHeader', 'Avatar'],
  },
  AccountButton: {
    use: 'In the header while the code of the `AccountMenu` is not there yet; it looks the same, so nothing moves when the menu takes its place.',
    avoid: 'Once the menu is loaded, `AccountMenu` brings its own. To show who somebody is without a menu, use `Avatar` beside the name.',
    anatomy: { portrait: '36 px, or the initial', chevron: 'from 991 px' },
    words: 'Only the name is given; "Account" before it is the kit’s label.',
    keys: { 'Enter or Space': 'presses it; the app then loads the menu and opens it' },
    announced: 'A button named "Account: Anushka Rao" that opens a menu.',
    rtl: 'The chevron stands on the left.',
    code: `<AccountButton name="Anushka Rao" onClick={openMenu} />`,
    neighbours: ['AccountMenu', 'Avatar', 'SiteHeader'],
  },
}
