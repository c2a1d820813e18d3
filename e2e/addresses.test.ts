import { describe, expect, it } from 'vitest'
import { idOf, logIn, newBuyer, resetToken, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
const pathname = () => new URL(stage.page.url()).pathname
const FRAME = ['Chitra', 'Images', 'Graphics', 'Wish List', 'Cart', 'हिन्दी']
/** The names of the header's links, without the skip link. */
const headerLinks = async () =>
  (
    await stage.page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent))
  ).filter((name) => name !== 'Skip to content')

describe('the addresses of the shop', () => {
  it('all show their screen under the common header [ROUTE-01, ROUTE-04, HDR-01]', async () => {
    const { page } = stage
    const headings: Record<string, string | RegExp> = {
      '/': /Pictures of India/,
      '/search': 'All images and graphics',
      '/category': 'All images and graphics',
      '/category/image': 'Images',
      '/category/graphic': 'Graphics',
      '/search/image': 'Images',
      '/search/graphic': 'Graphics',
      '/search/image/tea-garden': 'Results for “tea garden”',
      '/search/tea': 'Results for “tea”',
      '/signup': 'Get in touch!',
      '/login': 'Sign In',
      '/support': 'Contact Us',
      '/careers': 'Careers',
    }
    for (const [path, name] of Object.entries(headings)) {
      await page.goto(path)
      await page.getByRole('heading', { name }).first().waitFor()
      expect(pathname(), path).toBe(path)
      expect((await headerLinks()).slice(0, FRAME.length), path).toEqual(FRAME)
    }
    const id = await idOf(stage, stage.shop.titles[0] ?? '')
    const others: Record<string, string | RegExp> = {
      '/forgot-password': 'Forgot your password?',
      '/aboutus': 'About us',
      '/faq': 'Questions, answered',
      '/terms-and-conditions': /^Terms/,
      '/privacy-policy': /^Privacy/,
      [`/image/x-${id}`]: stage.shop.titles[0] ?? '',
      [`/graphic/x-${id}`]: stage.shop.titles[0] ?? '',
      [`/product-details?id=${id}`]: stage.shop.titles[0] ?? '',
      [`/imageDetails?id=${id}`]: stage.shop.titles[0] ?? '',
    }
    for (const [path, name] of Object.entries(others)) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
      expect(path.startsWith(pathname()), path).toBe(true)
      expect((await headerLinks()).slice(0, FRAME.length), path).toEqual(FRAME)
    }
    // The mailed link; its code is removed from the address bar.
    await page.goto(`/reset-password/${await resetToken(stage, await newBuyer(stage))}`)
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
    expect(pathname()).toBe('/reset-password')
    await page.getByRole('main').getByLabel('Confirm Password').waitFor()
    expect((await headerLinks()).slice(0, FRAME.length)).toEqual(FRAME)
    await signedIn(stage, await newBuyer(stage))
    for (const [path, name] of Object.entries({
      '/checkout': 'My Cart',
      '/orders': 'My Orders',
      '/wishList': 'Wishlist',
      '/editProfile': 'Edit Profile',
      '/changePassword': 'Change Password',
    })) {
      await page.goto(path)
      await page.getByRole('heading', { name }).first().waitFor()
      await expect.poll(() => headerLinks(), { message: path }).toEqual(FRAME)
    }
  })

  it('open a picture by its id, and lead home without one [ROUTE-10]', async () => {
    const { page } = stage
    const title = stage.shop.titles[0] ?? ''
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goto('/product-details')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(pathname()).toBe('/')
  })

  it('lead home when unknown, and work with a double slash [ROUTE-02, ROUTE-08]', async () => {
    const { page } = stage
    await page.goto('/no/such/page')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(pathname()).toBe('/')
    await page.goto(`${stage.url}//login`)
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await signedIn(stage, await newBuyer(stage))
    await page.goto(`${stage.url}//checkout`)
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  })

  it('that need a session ask for a login, which leads back to them [ROUTE-03, ROUTE-09]', async () => {
    const { page } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/orders?dates=yesterday')
    await toast(page, 'Token expired please login again').waitFor()
    expect(pathname()).toBe('/login')
    // Neither the login page nor its target is a page to return to.
    await page.getByRole('main').getByRole('link', { name: 'Register Now' }).click()
    await page.getByRole('heading', { name: 'Get in touch!' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login Here' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await logIn(page, email)
    await page.waitForURL('**/orders?dates=yesterday')
    await page.getByText('No Orders Found').waitFor()
  })

  it('never lead to another site after login, whatever return route is stored [TB-04, D-11]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    const kept = [
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/%2f/evil.example',
      'javascript:alert(1)',
      'https://evil.example/x',
    ]
    for (const evil of kept) {
      await page.goto('/login')
      await page.getByRole('heading', { name: 'Sign In' }).waitFor()
      await page.evaluate((stored) => localStorage.setItem('route_url', stored), evil)
      await logIn(page, buyer.email)
      await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
      expect(page.url()).toBe(`${stage.url}/`)
      await page.evaluate(() => localStorage.clear())
    }
  })
})
