import { addForeignScript } from '../platform/foreign-scripts.ts'
import { pathOf } from '../platform/here.ts'
import { loadPaymentScript } from '../platform/payment-window.ts'
import { isForSecrets } from '@chitra/paths'
import { store } from '../platform/session.ts'
import { signInAtom } from '../platform/sign-in.ts'
import { siteSettings } from '../platform/site-settings.ts'
import { learnIpInfo } from '../platform/visitor.ts'

let isDone = false

/** What a payment will need, what is measured, and where the visitor is, once a visit (APP-02). Called on pages where no secrets are typed. */
export function loadThirdParties(): void {
  if (isDone) return
  isDone = true
  void learnIpInfo()
  siteSettings().then(
    ({ paymentScript, analyticsScript }) => {
      // Secrets are typed by now: a payment fetches its script by itself.
      if (isForSecrets(pathOf(location.pathname)) || store.get(signInAtom) !== null) return
      loadPaymentScript(paymentScript).catch(() => undefined)
      if (analyticsScript !== null) addForeignScript(analyticsScript)
    },
    () => undefined,
  )
}
