import { SearchBar, type SearchCategory, SiteHeader } from '@chitra/ui'
import type { ApiError } from '@chitra/api-client'
import { formatCount } from '@chitra/money'
import { memo, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterCount, hasSearch, type Listing, listingOf, paths, readFilters, searchPath, toQuery } from '@chitra/paths'
import { usePictureSearch } from '../features/catalogue/use-picture-search.tsx'
import { usePopularSearches } from '../features/catalogue/use-popular-searches.ts'
import { useSuggestions } from '../features/catalogue/use-suggestions.ts'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as messages from '@chitra/messages/common.ts'
import { cartCountAtom, sessionAtom, wishesAtom } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'
import { tell } from '../platform/toasts.ts'
import { usePersonal, usePersonalLater } from '../platform/use-personal.ts'
import { Account } from './account.tsx'
import { openFilters } from './filter-sheet-state.ts'
import { isListing, SAME_PAGE } from './listing-address.ts'
import { fromCategory, toCategory } from './search-form.ts'
import { addressOf } from '../platform/here.ts'

const TABS = (['image', 'graphic'] as const).map((category) => ({
  category,
  link: { href: searchPath({ search: '', category }), label: frameMessages.categories[category] },
}))

/** The account's menu under the name has these and more. */
const ACCOUNT_LINKS = [
  { href: paths.orders, label: frameMessages.account.orders },
  { href: paths.wishList, label: frameMessages.account.wishList },
  { href: paths.editProfile, label: frameMessages.account.editProfile },
]

interface HeaderProps {
  contentId: string
  /** Of the page below it: the one on its way, once its skeleton shows. */
  pathname: string
  itemCount: number | null
  /** Whether the shop searches by picture. */
  byPicture: boolean
  menuExtra: ReactNode
  /** The link to the other language, on wide screens. */
  language: ReactNode
}

export const Header = memo(function Header({ contentId, pathname, itemCount, byPicture, menuExtra, language }: HeaderProps) {
  const session = usePersonal(sessionAtom, null)
  const cartCount = usePersonalLater(cartCountAtom, null)
  const wishes = usePersonalLater(wishesAtom, null)
  return (
    <SiteHeader
      homeHref={paths.home}
      contentId={contentId}
      menuExtra={menuExtra}
      language={language}
      tabs={TABS.map(({ category, link }) => ({ ...link, current: listingAt(pathname).category === category }))}
      wishListHref={paths.wishList}
      wishListCount={wishes?.size ?? 0}
      cartHref={paths.checkout}
      cartCount={cartCount ?? 0}
      search={hasSearch(pathname) ? <HeaderSearch itemCount={itemCount} byPicture={byPicture} /> : undefined}
      {...(session === null
        ? {
            visitorLinks: [
              { href: paths.login, label: frameMessages.account.login },
              { href: paths.signup, label: frameMessages.account.signUp },
            ],
          }
        : {
            account: <Account name={`${session.firstName} ${session.lastName}`.trim()} />,
            accountLinks: ACCOUNT_LINKS.map((link) => ({ ...link, current: link.href === pathname })),
          })}
      onClick={(event) => {
        // Sign up first stores the role (HDR-02).
        if (event.target instanceof Element && event.target.closest(`a[href="${addressOf(paths.signup)}"]`) !== null)
          writeStored('role', 'buyer')
      }}
    />
  )
})

/** What the address lists; nothing where it lists nothing, or is not well written. */
function listingAt(pathname: string): Listing {
  const nothing = { search: '', category: null }
  if (!isListing(pathname)) return nothing
  try {
    const [, , first, second] = pathname.split('/').map(decodeURIComponent)
    return listingOf({ first: first === '' ? undefined : first, second })
  } catch {
    return nothing
  }
}

/** A count that changes beside it does not draw it anew. */
const HeaderSearch = memo(function HeaderSearch({ itemCount, byPicture }: Pick<HeaderProps, 'itemCount' | 'byPicture'>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const listing = listingAt(pathname)
  const [value, setValue] = useState(listing.search)
  const [category, setCategory] = useState<SearchCategory>(fromCategory(listing.category))
  const [shown, setShown] = useState({ pathname, search: listing.search })
  // Another list begins with its own words in the box; the same words in another category, and other pages, keep what is typed.
  if (shown.pathname !== pathname) {
    setShown({ pathname, search: listing.search })
    if (isListing(pathname)) {
      setCategory(fromCategory(listing.category))
      if (shown.search !== listing.search) setValue(listing.search)
    }
  }
  const fail = (error: ApiError) => {
    if (error.kind !== 'session') return tell.error(error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    return void navigate(paths.home)
  }
  const suggested = useSuggestions(value === listing.search ? '' : value, toCategory[category], fail)
  const popular = usePopularSearches()
  const { openPictureSearch, pictureSearch } = usePictureSearch()
  const listFor = (words: string, within: SearchCategory) => searchPath({ search: words, category: toCategory[within] })
  return (
    <>
      <SearchBar
        action={addressOf(paths.search)}
        value={value}
        onValueChange={({ value: next }) => setValue(next)}
        category={category}
        onCategoryChange={({ category: next }) => {
          setCategory(next)
          // On the search page the selector is a filter like the panel's (SRCH-10).
          if (isListing(pathname))
            void navigate(listFor(listing.search, next) + toQuery(readFilters(new URLSearchParams(search))), { state: SAME_PAGE })
        }}
        {...(value.trim() === '' ? { ...popular.shown, onFocus: popular.load } : suggested)}
        placeholder={frameMessages.searchBox.placeholder(itemCount === null ? null : formatCount(itemCount))}
        onSearch={({ value: words, category: within }) => {
          setValue(words)
          void navigate(listFor(words, within))
        }}
        onSearchByPicture={byPicture ? openPictureSearch : undefined}
        {...(isListing(pathname) ? { onOpenFilters: openFilters, filterCount: filterCount(readFilters(new URLSearchParams(search))) } : {})}
      />
      {pictureSearch}
    </>
  )
})
