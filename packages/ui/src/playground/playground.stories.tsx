import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Playground } from './playground.tsx'

const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, controls: { disable: true } },
  args: { parts: ['SiteHeader', 'HomeCarousel', 'PictureGallery', 'SiteFooter'] },
} satisfies Meta<typeof Playground>
export default meta
type Story = StoryObj<typeof meta>

/** The document in the frame. */
async function pageIn(frame: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect((frame as HTMLIFrameElement).contentDocument?.querySelector('header')).not.toBeNull())
  const page = (frame as HTMLIFrameElement).contentDocument?.documentElement
  if (page === undefined) throw new Error('The frame has no page')
  return page
}

export const MakeAPage: Story = {
  name: 'A page of parts',
}

export const Used: Story = {
  name: 'Parts are added, ordered and removed, seen in both themes and three widths, and copied',
  tags: ['!dev'],
  args: { parts: ['SiteHeader', 'SiteFooter'] },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('The page, from top to bottom')
    const order = canvas.getByRole('region', { name: 'The page, from top to bottom' })
    const titles = () =>
      within(order)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const page = await pageIn(frame)
    await userEvent.click(canvas.getByRole('button', { name: 'Cart line' }))
    await expect(titles()).toEqual(['Header', 'Footer', 'Cart line'])
    await userEvent.click(canvas.getByRole('button', { name: 'Move Cart line up' }))
    await expect(titles()).toEqual(['Header', 'Cart line', 'Footer'])
    const line = within(page).getByRole('link', { name: 'Tea gardens on misty hills' })
    await expect(line.compareDocumentPosition(page.querySelector('footer') ?? line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }))
    await expect(page.dataset['theme']).toBe('dark')
    await userEvent.click(canvas.getByRole('button', { name: '390' }))
    await expect(page.clientWidth).toBeLessThanOrEqual(390)
    await expect(within(page).getByRole('button', { name: 'Menu' })).toBeVisible()

    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy JSX' }))
    const code = String(written.mock.lastCall?.[0])
    await expect(code).toMatch(/^import \{ CartLine, LineList, SiteFooter, SiteHeader \} from '@chitra\/ui'/)
    await expect(code).toMatch(/<SiteHeader[^]*<CartLine[^]*<SiteFooter/)
    await expect(await canvas.findByText('Copied')).toBeVisible()
    written.mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy JSX' }))
    await expect(await canvas.findByText(/does not allow copying/)).toBeVisible()
    written.mockRestore()

    for (const title of ['Header', 'Cart line', 'Footer']) await userEvent.click(canvas.getByRole('button', { name: `Remove ${title}` }))
    await expect(canvas.getByText('There is nothing on the page yet.')).toBeVisible()
  },
}
