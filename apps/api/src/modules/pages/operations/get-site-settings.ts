import type { Operation } from '../../../contract/operation.ts'
import type { Needs } from '../needs.ts'

export const getSiteSettings: Operation<'getSiteSettings', Pick<Needs, 'config' | 'search' | 'gateway' | 'demonstration'>> = async (
  _,
  { config, gateway, search, demonstration },
) => {
  const itemCount = await search.count()
  const data = {
    ...config.links,
    paymentScript: gateway.checkoutScript,
    analyticsScript: config.analyticsScript,
    sandbox: gateway.sandbox,
    googleClientId: config.google?.clientId ?? null,
    facebookAppId: config.facebook?.appId ?? null,
    developmentMailbox: config.devMailbox && config.smtpUrl === null,
    searchByPicture: config.embeddingModel !== null,
    itemCount,
    // At least 1 while drawing: demo items that await review are not counted, so the difference is only an estimate.
    itemsToCome: demonstration.isDrawing ? Math.max(1, config.demoCatalogue - itemCount) : 0,
  }
  return { success: true, code: 200, data }
}
