import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Menu: {
    use: 'For a few actions or links behind one button: the account, what can be done with one line of a list.',
    avoid:
      'Not for the main navigation, which stands open in `SiteHeader`. Not to choose a value in a form: that is a native select in a `Field`. With one or two actions, show the buttons.',
    anatomy: {
      trigger: 'a button that you give, often with a chevron',
      heading: 'optional, `MenuHeading`: whose menu it is',
      items: '`MenuItem`, up to eight',
      dividers: '`MenuDivider` between groups',
    },
    words: 'The trigger says what is inside. Items are one to three words.',
    keys: {
      'Enter, Space or arrow down': 'on the trigger: opens it, on the first item',
      'Arrow down, arrow up': 'move from item to item',
      letters: 'jump to the item that begins with them',
      'Home, End': 'go to the first or the last item',
      Esc: 'closes it and returns to the trigger',
    },
    announced:
      'The trigger is a button with a menu, expanded or collapsed. Items are menu items; a disabled one is said to be unavailable. Headings are skipped by the keys.',
    rtl: 'It hangs on the other edge of the trigger; icons lead on the right. Needs `DirectionProvider` as well as `dir`.',
    code: `<Menu trigger={<Button variant="secondary">More</Button>}>
  <MenuItem href="/orders">My Orders</MenuItem>
  <MenuDivider />
  <MenuItem onSelect={logOut}>Log out</MenuItem>
</Menu>`,
    neighbours: ['MenuItem', 'MenuHeading', 'MenuDivider', 'AccountMenu'],
  },
  MenuItem: {
    use: 'For one entry of a `Menu`: with `href` a link, otherwise an action that closes the menu.',
    avoid: 'Not outside a `Menu`: use `Button` or `Link` there.',
    anatomy: {
      icon: 'optional, 18 px, softer than the words',
      words: 'one line',
      highlight: 'ground and ring on the item that the keys or the pointer are on',
    },
    words: 'A place ("My Orders") or a verb ("Log out"); without dots at the end.',
    keys: { 'Enter or Space': 'chooses it; a link is followed' },
    announced: 'A menu item named by its words, also when it is a link. `disabled` is said; it keeps its place but cannot be chosen.',
    rtl: 'The icon leads on the right.',
    code: `<Menu trigger={<Button variant="secondary">Account</Button>} defaultOpen>
  <MenuItem href="/orders" icon={<PackageIcon aria-hidden="true" />}>My Orders</MenuItem>
</Menu>`,
    neighbours: ['Menu', 'MenuHeading', 'MenuDivider'],
  },
  MenuHeading: {
    use: 'At the top of a `Menu`, or of a group in it, to say whose or what the items are.',
    avoid: 'Not for a menu whose trigger says the same. It cannot be pressed: what leads somewhere is a `MenuItem`.',
    anatomy: { words: 'bold, with more room than an item' },
    words: 'A name or one or two words. A long name wraps if its class gives it a width.',
    keys: 'Takes none; the arrow keys pass over it.',
    announced: 'Read as text by who moves through the menu with a reading cursor; never by the arrow keys. It names no group by itself.',
    rtl: 'Begins on the right.',
    code: `<Menu trigger={<Button variant="secondary">Account</Button>} defaultOpen>
  <MenuHeading>Anushka Rao</MenuHeading>
  <MenuItem href="/profile">Profile</MenuItem>
</Menu>`,
    neighbours: ['Menu', 'MenuItem', 'AccountMenu'],
  },
  MenuDivider: {
    use: 'Between groups of a `Menu` that differ in kind: pages above, "Log out" below.',
    avoid: 'Not between all items, and not first or last. Outside menus a border does it.',
    anatomy: { line: 'a hairline with room above and below' },
    words: 'None. A group that needs a name gets a `MenuHeading`.',
    keys: 'Takes none; the arrow keys pass over it.',
    announced: 'A separator between items.',
    rtl: 'A straight line; nothing turns.',
    code: `<Menu trigger={<Button variant="secondary">Account</Button>} defaultOpen>
  <MenuItem href="/profile">Profile</MenuItem>
  <MenuDivider />
  <MenuItem onSelect={logOut}>Log out</MenuItem>
</Menu>`,
    neighbours: ['Menu', 'MenuItem', 'MenuHeading'],
  },
}
