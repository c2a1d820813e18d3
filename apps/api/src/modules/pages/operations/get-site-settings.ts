import type { Operation } from '../../../contract/operation.ts'

export const getSiteSettings: Operation<'getSiteSettings'> = async (_, { config, gateway, search }) => ({
  success: true,
  code: 200,
  data: {
    ...config.links,
    paymentScript: gateway.checkoutScript,
    analyticsScript: config.analyticsScript,
    sandbox: gateway.sandbox,
    googleClientId: config.google?.clientId ?? null,
    facebookAppId: config.facebook?.appId ?? null,
    developmentMailbox: !config.production && config.smtpUrl === null,
    itemCount: await search.count(),
  },
})
