import { PASSWORD } from './buyer.ts'
import type { Stage } from './harness.ts'

/** Finds and fills fields of the account forms by their labels. */
export const formsOn = (stage: Stage) => {
  const field = (name: string) => stage.page.getByLabel(name, { exact: true })
  const press = (name: string) => stage.page.getByRole('button', { name, exact: true }).click()
  const follow = (name: string) => stage.page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const path = () => new URL(stage.page.url()).pathname
  const stored = () => stage.page.evaluate(() => ({ ...localStorage }))
  const focused = () => stage.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
  /** A field's description for screen readers. */
  const descriptionOf = (name: string) =>
    field(name).evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
        .join(' '),
    )
  const callsOf = (call: string) => stage.faults.seen.filter((seen) => seen.startsWith(call)).length
  async function fillSignUp(email: string, password = PASSWORD): Promise<void> {
    await field('Full Name').fill('Asha Rao')
    await field('Email').fill(email)
    await field('Password').fill(password)
    await field('Confirm Password').fill(password)
    await stage.page.getByRole('checkbox').check()
  }
  return { fillSignUp, field, press, follow, path, stored, focused, descriptionOf, callsOf }
}
