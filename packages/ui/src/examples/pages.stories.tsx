import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ContactForm, FaqAccordion, Link, NotFoundState, PaymentProgress, StaticPage, type PaymentProgressProps } from '../index.ts'
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

function Payment(props: Pick<PaymentProgressProps, 'state' | 'action'>) {
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="sr-only">Checkout</h1>
      <PaymentProgress amount="₹469.64" {...props} />
    </div>
  )
}

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
  terms: (
    <StaticPage title="Terms" text="In force since 1 March 2026" links={pageLinks('Terms')}>
      <p>
        A picture that you buy here is yours to use for life. This page says for what, in words that need no lawyer; the{' '}
        <Link href="#/licence">licence</Link> says it in full.
      </p>
      <h2>What you may do</h2>
      <ul>
        <li>Print it, publish it and put it on a screen, for yourself and for your clients.</li>
        <li>Crop it, colour it and set words over it.</li>
      </ul>
      <h2>What you may not do</h2>
      <p>Sell the file itself, alone or among others. Say that you made it.</p>
    </StaticPage>
  ),
  payment: <Payment state="confirming" />,
  paymentDone: (
    <Payment
      state="done"
      action={
        <Button asChild variant="download">
          <Link href="#/orders">My Orders</Link>
        </Button>
      }
    />
  ),
  paymentFailed: (
    <Payment
      state="failed"
      action={
        <>
          <Button>Try again</Button>
          <Button asChild variant="ghost">
            <Link href="#/cart">Back to the cart</Link>
          </Button>
        </>
      }
    />
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
export const Terms: Story = { args: { screen: 'terms' } }
export const PaymentConfirming: Story = { args: { screen: 'payment' } }
export const PaymentDone: Story = { args: { screen: 'paymentDone' } }
export const PaymentFailed: Story = { args: { screen: 'paymentFailed' } }
export const NotFound: Story = { args: { screen: 'notFound' } }
export const Failed: Story = { args: { screen: 'failed' } }
