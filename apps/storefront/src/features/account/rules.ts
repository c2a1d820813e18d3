import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as messages from '@chitra/messages/common.ts'
import { loadAgain } from '../../platform/load-again.ts'
import { tell } from '../../platform/toasts.ts'

/** The schemas and what they are written in weigh a twentieth of a page's script. */
const fetchRules = () => loadAgain(() => import('./form-rules.ts'))

/** For `onFocus` of a form: its rules are there before they are asked. */
export const prefetchRules = (): void => void fetchRules().catch(() => undefined)

/**
 * The rules of a form, fetched when they are first asked. Without a connection nothing is valid, and a message says why; the next try asks again.
 * @param choose takes the form's own rules from the file with all
 */
export function fetchedRules<Values extends FieldValues>(
  choose: (rules: Awaited<ReturnType<typeof fetchRules>>) => Resolver<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await fetchRules().catch(() => undefined)
    if (rules !== undefined) return await choose(rules)(values, context, options)
    tell.error(messages.offline)
    return { values: {}, errors: { root: { type: 'offline' } } as FieldErrors<Values> }
  }
}
