import { useAtomValue } from 'jotai'
import { SiteFooter, SiteFrame, ThemeToggle, type Theme, useHydrated, useLater } from '@chitra/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as messages from '@chitra/messages/common.ts'
import { isReturnRoute, licencePath, paths } from '@chitra/paths'
import { pathOf } from '../platform/here.ts'
import { PageHead } from '../platform/page-head.tsx'
import { shopFacts } from '../platform/shop-facts.ts'
import { siteSettings, type SiteSettings } from '../platform/site-settings.ts'
import { writeStored } from '../platform/storage.ts'
import { chooseTheme, chosenTheme } from '../platform/theme.ts'
import { Header } from './header.tsx'
import { Keyboard, KeyboardHelpButton } from './keyboard.tsx'
import { KeptPage } from './kept-page.tsx'
import { useKeptPages } from './kept-pages.ts'
import { holdsPage, isSamePage } from './listing-address.ts'
import { OtherLanguage } from './other-language.tsx'
import { PageChange } from './page-change.tsx'
import { useOpeningItem } from './early-steps.ts'
import { useSettings } from './root-loader.ts'
import { arrivedAtom, ShapeOfPage } from './route-states.tsx'
import { useScrollMemory } from './scroll-memory.ts'
import { SignIn } from './sign-in.tsx'
import { Toasts } from './toasts.tsx'
import { useFirstSign } from './use-first-sign.ts'
import { useThirdParties } from './use-third-parties.ts'
import { useTabsInStep } from './use-tabs-in-step.ts'

const CONTENT = 'content'
/** Milliseconds: an answer that is sooner there is not preceded by a skeleton, which would only flicker. */
const SOON = 40

export function RootLayout() {
  const location = useLocation()
  const navigation = useNavigation()
  const settings = useShopSettings()
  const arrived = useAtomValue(arrivedAtom)
  const opening = useOpeningItem()
  const { pages, returning } = useKeptPages()
  useScrollMemory({ opening: opening !== null, returning: returning?.location ?? null })
  useFirstSign()
  useThirdParties()
  useTabsInStep()
  useEffect(() => {
    if (isReturnRoute(location.pathname)) writeStored('route_url', location.pathname + location.search)
  }, [location])
  const frame = useFrameParts(location.pathname + location.search, settings)
  // Another page on its way shows its skeleton; the same page with other filters keeps what it shows.
  const to = navigation.location === undefined ? null : pathOf(navigation.location.pathname)
  const leaving =
    navigation.state === 'loading' &&
    to !== location.pathname &&
    navigation.formData === undefined &&
    !isSamePage(navigation.location.state) &&
    !holdsPage(navigation.location.state)
  const isLate = useLater(leaving, SOON)
  const next = returning === null ? (opening?.pathname ?? (leaving && isLate ? to : null)) : null
  return (
    <SiteFrame
      contentId={CONTENT}
      contentBusy={returning === null && (navigation.state !== 'idle' || opening !== null)}
      header={
        <Header
          contentId={CONTENT}
          pathname={next ?? (returning?.location ?? location).pathname}
          itemCount={settings?.itemCount ?? null}
          byPicture={settings?.searchByPicture === true}
          menuExtra={frame.menuExtra}
          language={frame.language}
        />
      }
      note={settings?.sandbox === true ? messages.sandboxNote(settings.itemsToCome) : null}
      footer={frame.footer}
      overlays={
        <>
          <Keyboard />
          <SignIn />
          <PageHead />
          <PageChange contentId={CONTENT} />
          {arrived ? <Toasts /> : null}
        </>
      }
    >
      {pages.map((page, index) => {
        const isLast = index === pages.length - 1
        // A page that does not stay is taken away for the skeleton of the next one.
        if (isLast && next !== null && opening?.keeps !== true) return null
        const shown = next === null && (returning === null ? isLast : page === returning)
        return <KeptPage key={page.id} current={isLast && opening === null && returning === null} shown={shown} />
      })}
      {next === null ? null : <ShapeOfPage />}
    </SiteFrame>
  )
}

/** What is around each page, the same from render to render: the tap that opens an item does not draw it anew. */
function useFrameParts(address: string, settings: SiteSettings | null) {
  const [chosen, setChosen] = useState<Theme | null>(null)
  const isHydrated = useHydrated()
  const theme = chosen ?? (isHydrated ? chosenTheme() : 'system')
  return useMemo(() => {
    const changeTheme = ({ theme: next }: { theme: Theme }) => {
      chooseTheme(next)
      setChosen(next)
    }
    const language = <OtherLanguage path={address} />
    const toggle = <ThemeToggle theme={theme} onThemeChange={changeTheme} />
    const menuExtra = (
      <>
        {toggle}
        {language}
      </>
    )
    const footer = (
      <SiteFooter
        homeHref={paths.home}
        tagline={frameMessages.footer.about(shopFacts())}
        columns={footerColumns(settings)}
        end={
          <>
            {frameMessages.footer.maker(shopFacts())}
            {language}
          </>
        }
        tools={
          <>
            <KeyboardHelpButton />
            {toggle}
          </>
        }
      />
    )
    return { language, menuExtra, footer }
  }, [address, settings, theme])
}

/** What came with the page, or where nothing came, what comes now. Without settings the shop still works: the links they hold are not there. */
function useShopSettings(): SiteSettings | null {
  const brought = useSettings()
  const [fetched, setFetched] = useState<SiteSettings | null>(null)
  useEffect(() => {
    if (brought === null) siteSettings().then(setFetched, () => undefined)
  }, [brought])
  return brought ?? fetched
}

function footerColumns(settings: SiteSettings | null) {
  const words = frameMessages.footer
  const outside = (label: string, href: string | undefined) => (href === undefined || href === '' ? [] : [{ label, href, external: true }])
  return [
    {
      title: words.shop,
      links: [
        { label: frameMessages.categories.image, href: '/search/image' },
        { label: frameMessages.categories.graphic, href: '/search/graphic' },
        ...outside(words.sell, settings?.sellerUrl),
        ...outside(words.blog, settings?.blogUrl),
      ],
    },
    {
      title: words.help,
      links: [
        { label: words.faq, href: paths.faq },
        { label: words.support, href: paths.support },
        { label: words.careers, href: paths.careers },
        { label: words.aboutUs, href: paths.about },
        ...(settings?.socialUrls ?? []).map(({ name, url }) => ({ label: name, href: url, external: true })),
      ],
    },
    {
      title: words.legal,
      links: [
        { label: words.terms, href: paths.terms },
        { label: words.licence, href: licencePath() },
        { label: words.verify, href: paths.verify },
        { label: words.privacy, href: paths.privacy },
      ],
    },
  ]
}
