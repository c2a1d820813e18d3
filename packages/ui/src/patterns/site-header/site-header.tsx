import type { ComponentProps, ReactNode } from 'react'
import { useBrand } from '../../brand.tsx'
import { cn } from '../../cn.ts'
import { CartIcon, HeartIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import { HeaderIconLink } from './header-icon-link.tsx'
import type { HeaderLink, HeaderTab } from './header-links.ts'
import { SiteMenu } from './site-menu.tsx'
import { useFolded } from './use-folded.ts'

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where the mark leads. */
  homeHref: string
  /** The parts of the catalogue; in the menu on narrow screens. */
  tabs: ReadonlyArray<HeaderTab>
  /** Where the heart leads. */
  wishListHref: string
  /** On the heart; no badge at 0. */
  wishListCount: number
  /** Where the bag leads. */
  cartHref: string
  /** On the bag; no badge at 0. */
  cartCount: number
  /** A SearchBar, a line of its own on narrow screens; absent on pages without one. */
  search?: ReactNode
  /** For a visitor: Log in, then Sign up (drawn as a button). */
  visitorLinks?: ReadonlyArray<HeaderLink> | undefined
  /** For a signed-in user: an AccountMenu, in place of the visitor's links. */
  account?: ReactNode
  /** For a signed-in user: Orders and the like, in the narrow screens' menu. */
  accountLinks?: ReadonlyArray<HeaderTab> | undefined
  /** At the end of the narrow screens' menu: a ThemeToggle, for example. */
  menuExtra?: ReactNode
  /** On wide screens, before the account: a LanguageLink, for example. */
  language?: ReactNode
  /** The id of the page's main part; the first Tab offers to skip to it. */
  contentId?: string | undefined
}

/** The top of each page; it stays in view while the page scrolls. On narrow screens only the search does while the page is read downwards. */
export function SiteHeader({
  homeHref,
  tabs,
  wishListHref,
  wishListCount,
  cartHref,
  cartCount,
  search,
  visitorLinks,
  account,
  accountLinks,
  menuExtra,
  language,
  contentId,
  className,
  ...rest
}: SiteHeaderProps) {
  const { name } = useBrand()
  const labels = useLabels()
  const folded = useFolded() && search !== undefined
  return (
    <header
      data-folded={folded || undefined}
      className={cn(
        'layer-header sticky top-0 border-b bg-surface transition-transform duration-200 ease-out motion-reduce:transition-none',
        // The height of the first line.
        'max-lg:data-folded:not-focus-within:-translate-y-13',
        className,
      )}
      {...rest}
    >
      {contentId !== undefined && (
        <a
          href={`#${contentId}`}
          className="layer-menu absolute start-2 top-2 -translate-y-20 rounded-lg bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
        >
          {labels.skipToContent}
        </a>
      )}
      <div className="page-width flex flex-wrap items-center gap-x-1 gap-y-2 py-2 lg:gap-x-2 lg:py-3">
        {/* As high as its line: a browser that draws the header before all of it has come moves nothing down later. */}
        <Link href={homeHref} aria-label={name} className="me-auto flex h-11 items-center rounded-md no-underline lg:me-4">
          {/* Beside an account the name has no room on the narrowest phone; the mark stands for it. */}
          <Logo className={cn('max-lg:[&_svg:last-child]:hidden', account && 'max-[344px]:[&>span]:hidden')} />
        </Link>
        <nav aria-label={labels.primaryNavigation} className="hidden lg:block">
          <ul className="flex">
            {tabs.map((tab) => (
              <li key={tab.href}>
                <Link
                  href={tab.href}
                  aria-current={tab.current ? 'page' : undefined}
                  className={cn(
                    'inline-flex h-11 items-center rounded-lg px-3.5 text-base text-soft no-underline transition-colors duration-150 hover:text-ink',
                    'aria-[current=page]:font-semibold aria-[current=page]:text-ink',
                  )}
                >
                  {tab.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {search ? (
          <div className="order-last min-w-0 basis-full lg:order-none lg:mx-3 lg:basis-60 lg:grow">{search}</div>
        ) : (
          <div className="hidden grow lg:block" />
        )}
        <HeaderIconLink href={wishListHref} label={labels.wishList} count={wishListCount}>
          <HeartIcon aria-hidden="true" />
        </HeaderIconLink>
        <HeaderIconLink href={cartHref} label={labels.cart} count={cartCount}>
          <CartIcon aria-hidden="true" />
        </HeaderIconLink>
        {language ? <div className="hidden lg:block">{language}</div> : null}
        {account ?? <VisitorLinks links={visitorLinks ?? []} />}
        <SiteMenu tabs={tabs} accountLinks={accountLinks ?? []} visitorLinks={account ? [] : (visitorLinks ?? [])} menuExtra={menuExtra} />
      </div>
    </header>
  )
}

function VisitorLinks({ links }: { links: ReadonlyArray<HeaderLink> }) {
  return (
    <div className="ms-2 hidden items-center gap-1 lg:flex">
      {links.map((link, index) => (
        <Button key={link.href} asChild variant={index === links.length - 1 ? 'secondary' : 'ghost'}>
          <Link href={link.href}>{link.label}</Link>
        </Button>
      ))}
    </div>
  )
}
