import { addForeignScript } from '../platform/foreign-scripts.ts'
import { loadPaymentScript } from '../platform/payment-window.ts'
import { isForSecrets } from '@chitra/paths'
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
      // Gone on to such a page meanwhile: a payment fetches its script by itself.
      if (isForSecrets(location.pathname)) return
      loadPaymentScript(paymentScript).catch(() => undefined)
      if (analyticsScript !== null) addForeignScript(analyticsScript)
    },
    () => undefined,
  )
}
