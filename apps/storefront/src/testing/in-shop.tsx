import { LinkProvider, type LinkProps } from '@chitra/ui'
import { createStore, Provider } from 'jotai'
import { type ComponentType, createContext, type JSX, type ReactNode, use, useState } from 'react'
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom'

const Page = createContext<ReactNode>(null)
const ShowPage = () => use(Page)
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

/** A story's page where the shop has it: in a main landmark, with a router in memory, the kit's links going through it, and a store of its own. */
function InShop({ children, address, route }: { children: ReactNode; address: string; route: RouteObject }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', ...route }], { initialEntries: [address] }))
  const [store] = useState(createStore)
  return (
    <Page value={children}>
      <Provider store={store}>
        <LinkProvider value={RouterLink}>
          <main>
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
      </Provider>
    </Page>
  )
}

/** A decorator for the stories of a page. */
export const inShop =
  (address = '/') =>
  (Story: ComponentType): JSX.Element => (
    <InShop address={address} route={{ Component: ShowPage }}>
      <Story />
    </InShop>
  )

/** A decorator for what a route shows when its loader fails: the story, as the route's error boundary. */
export const afterFailure =
  (failure: Error, address = '/') =>
  (Story: ComponentType): JSX.Element => (
    <InShop address={address} route={{ loader: () => Promise.reject(failure), HydrateFallback: () => null, ErrorBoundary: ShowPage }}>
      <Story />
    </InShop>
  )
