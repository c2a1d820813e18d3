import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ContactForm, FaqAccordion, Link, NotFoundState, PaymentProgress, StaticPage } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { FailedScreen, pageLinks } from './screen-parts.tsx'

const groups = [
  {
    id: 'buying',
    title: 'Buying',
    questions: [
      { id: 'price', title: 'What does a picture cost?', content: '₹199 and the tax on it, whatever its size.' },
      { id: 'ways', title: 'How can I pay?', content: 'By UPI, card or net banking.' },
      { id: 'invoice', title: 'Do I get an invoice?', content: 'Yes, by mail, with your name and the tax on it.' },
    ],
  },
  {
    id: 'using',
    title: 'Using',
    questions: [
      { id: 'use', title: 'What may I use a picture for?', content: 'For your own work and for your business, for life.' },
      { id: 'again', title: 'Can I download it again?', content: 'Yes, from your orders, as often as you like.' },
    ],
  },
]

const screens = {
  faq: (
    <StaticPage title="Questions" text="What buyers ask us most" kind="parts" links={pageLinks('Questions')}>
      <FaqAccordion groups={groups} openIds={['price']} />
    </StaticPage>
  ),
  support: (
    <StaticPage title="Support" text="We answer within a day" kind="parts" links={pageLinks('Support')}>
      <ContactForm />
    </StaticPage>
  ),
  supportSent: (
    <StaticPage title="Support" text="We answer within a day" kind="parts" links={pageLinks('Support')}>
      <ContactForm state="sent" />
    </StaticPage>
  ),
  payment: (
    <div className="page-width py-10 lg:py-16">
      <h1 className="sr-only">Checkout</h1>
      <PaymentProgress state="confirming" amount="₹469.64" />
    </div>
  ),
  notFound: (
    <div className="page-width py-10">
      <NotFoundState
        title="This page is not here"
        action={
          <Button asChild>
            <Link href="#/">Go home</Link>
          </Button>
        }
      >
        It may have moved, or its address was not written quite right.
      </NotFoundState>
    </div>
  ),
  failed: <FailedScreen />,
}

interface PageProps {
  screen: keyof typeof screens
}

function Page({ screen }: PageProps) {
  return <ExamplePage>{screens[screen]}</ExamplePage>
}

const meta = {
  title: 'Screens/Pages',
  tags: ['!autodocs'],
  component: Page,
  args: { screen: 'faq' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Faq: Story = {}
export const Support: Story = { args: { screen: 'support' } }
export const SupportSent: Story = { args: { screen: 'supportSent' } }
export const Payment: Story = { args: { screen: 'payment' } }
export const NotFound: Story = { args: { screen: 'notFound' } }
export const Failed: Story = { args: { screen: 'failed' } }
