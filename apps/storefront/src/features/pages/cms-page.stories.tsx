import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as messages from '@chitra/messages/pages.ts'
import { paths } from '@chitra/paths'
import { hindiText, hindiTitle, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ApplyByMail } from './apply-by-mail.tsx'
import { CmsPage } from './cms-page.tsx'
import { linksFrom } from './page-links.ts'
import { parseInBrowser } from './parse-html.ts'

const about =
  '<p>We show the work of photographers and designers from all over India.</p><h2>How we began</h2><p>With one camera, in <strong>Kochi</strong>.</p><ul><li>One price</li><li>One licence</li></ul><table><tbody><tr><th scope="row">Pictures</th><td>12,000</td></tr></tbody></table>'
const faq =
  '<h2>What does a picture cost?</h2><p>₹199 and the tax on it, whatever its size.</p><h2>Can I download it again?</h2><p>Yes, from <a href="/orders">My Orders</a>.</p>'

const meta = {
  title: 'Screens/Pages of text',
  component: CmsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop()],
  args: { title: messages.pages.about, text: parseInBrowser(about), links: linksFrom(paths.about) },
} satisfies Meta<typeof CmsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { args: { text: [] } }
export const LongWords: Story = {
  args: { title: longWords, text: parseInBrowser(`<p>${longWords.repeat(3)}</p><h2>${longWords}</h2><p>${longWords}</p>`) },
}
export const Hindi: Story = {
  args: {
    title: 'हमारे बारे में',
    text: parseInBrowser(`<p lang="hi">${hindiText}</p><h2 lang="hi">${hindiTitle}</h2><p lang="hi">${hindiText}</p>`),
  },
}
export const Careers: Story = {
  args: { title: messages.pages.careers, links: linksFrom(paths.careers), children: <ApplyByMail email="jobs@example.org" /> },
}
export const Questions: Story = {
  args: { title: messages.pages.faq, text: parseInBrowser(faq), questions: true, links: linksFrom(paths.faq) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Can I download it again?'))
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible()
  },
}
