import type { Page } from 'playwright'
import { paymentWindow } from './buyer.ts'
import type { State } from './screens.ts'

/** A menu, dialog or message on a screen, and how to open it. */
export interface Overlay extends State {
  opens: (page: Page) => Promise<unknown>
  /** The only width at which it exists. */
  width?: 390 | 1280
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const nothing = (): Promise<void> => Promise.resolve()

export const overlays: Overlay[] = [
  { name: 'account menu', path: () => '/', as: 'full buyer', opens: press(/^Account/), sees: (page) => page.getByRole('menu') },
  { name: 'site menu', path: () => '/', width: 390, opens: press('Menu'), sees: dialog('Menu') },
  { name: 'filters', path: () => '/search/tea', width: 390, opens: press(/filter/i), sees: dialog('Filter') },
  {
    name: 'filters chosen',
    path: () => '/search/image?orientation=landscape&height=400&recent=true',
    opens: nothing,
    sees: (page) => page.getByRole('article').first(),
  },
  {
    name: 'suggestions',
    path: () => '/search',
    opens: (page) => page.getByRole('combobox', { name: 'Search', exact: true }).fill('te'),
    sees: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'large view',
    path: () => '/search',
    opens: async (page) => {
      await page.getByRole('article').nth(3).getByRole('link').focus()
      await page.keyboard.press('l')
      await page.locator('[role=dialog] [data-state=loaded]').first().waitFor()
    },
    sees: (page) => page.getByRole('dialog').getByText(/^4 of/),
  },
  {
    name: 'sign-in for a heart',
    path: () => '/search',
    opens: press(/^Add .* to wish list$/),
    sees: dialog(/^Sign in to save/),
  },
  { name: 'keyboard help', path: () => '/search', opens: (page) => page.keyboard.press('?'), sees: dialog('Keyboard shortcuts') },
  {
    name: 'a message',
    path: () => '/checkout',
    opens: nothing,
    sees: (page) => page.getByText('Token expired please login again').last(),
  },
  {
    name: 'sign-up with its messages',
    path: () => '/signup',
    opens: press('SUBMIT'),
    sees: (page) => page.getByText('Full Name is required'),
  },
  {
    name: 'payment',
    path: () => '/checkout',
    as: 'full buyer',
    opens: press('Checkout'),
    sees: (page) => paymentWindow(page).getByRole('button', { name: /^Pay ₹/ }),
  },
  { name: 'dates of orders', path: () => '/orders', as: 'full buyer', opens: press(/Any time/), sees: (page) => page.getByRole('grid') },
  {
    name: 'orders on paper',
    path: () => '/orders',
    as: 'full buyer',
    width: 1280,
    opens: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
    sees: (page) => page.getByText('Total').last(),
  },
]
