import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { readContract, resolveContract, rulesOf } from './contract.ts'

/** The calls listed in docs/requirements.md, in its order, and those added later. */
const CALLS = `
GET /api/images-list/ listImages | GET /api/images/ filterImages | GET /api/images/{id} getImage | GET /api/images/suggestions/ suggestImages | POST /api/images/url/ findImageByUrl
POST /api/images/look/ lookOfPicture
GET /api/categories/ listCategories | GET /api/carts/ getCart | POST /api/carts/ addToCart | DELETE /api/carts/{id} removeFromCart | GET /api/payment/ createPayment
POST /api/orders/ createOrder | GET /api/orders/ listOrders | GET /api/orders/selling/ listSales | POST /api/users signUp | POST /api/users/login login
POST /api/users/social/signup socialSignUp | POST /api/users/social/login socialLogin | POST /api/users/emailVerify verifyEmail | POST /api/users/forgotPassword forgotPassword
POST /api/users/updatePassword/{token} resetPassword | POST /api/changePassword changePassword | GET /api/users/{id} getUser | PUT /api/users/{id} updateUser
GET /api/wishlist/ getWishlist | POST /api/wishlist/ addToWishlist | DELETE /api/wishlist/{id} removeFromWishlist | GET /api/popularSearches/ listPopularSearches
GET /api/banner/ listBanners | GET /api/cms-info/{slug} getCmsPage | POST /api/home-page-data getHomePage | POST /api/image/download countDownload | GET /api/image-download downloadFile
POST /api/store/ip-info storeIpInfo | POST /api/users/logout logout | POST /api/payment/webhook paymentWebhook | GET /api/health getHealth | GET /api/files/{id}/{fileName} getFile | GET /api/site-settings getSiteSettings
GET /api/owned-items listOwnedItems | GET /api/ip-info getIpInfo | GET /api/wished-items listWishedItems | GET /api/payment/{id} getPayment
POST /api/users/emailVerify/resend resendVerification | POST /api/users/undoEmailChange undoEmailChange | DELETE /api/users/{id}/emailChange callOffEmailChange
POST /api/users/resetLink checkResetLink | GET /api/users/{id}/data exportUserData | POST /api/users/{id}/close closeAccount
POST /api/orders/{id}/refund requestRefund | GET /api/orders/{id}/invoice getInvoice | GET /api/users/{id}/billing getBilling | PUT /api/users/{id}/billing updateBilling
GET /api/licences listLicences | GET /api/licences/archive exportLicences | PUT /api/licences/{code} updateLicence | GET /api/licences/{code}/certificate getCertificate
GET /api/verify/{code} verifyLicence | GET /api/licence-texts/{version} getLicenceText
POST /api/archives/ createArchive | GET /api/archives/{fileName} getArchive
GET /api/boards/ listBoards | POST /api/boards/ createBoard | GET /api/boards/{id} getBoard | PUT /api/boards/{id} updateBoard | DELETE /api/boards/{id} deleteBoard
PUT /api/boards/{id}/items/{item} addToBoard | DELETE /api/boards/{id}/items/{item} removeFromBoard | POST /api/boards/{id}/items/{item}/comments commentOnBoard
DELETE /api/boards/{id}/comments/{comment} removeBoardComment | DELETE /api/boards/{id}/guests/{guest} removeBoardGuest | POST /api/boards/{id}/cart moveBoardToCart
GET /api/shared-boards/{token} getSharedBoard | PUT /api/shared-boards/{token}/items/{item}/vote voteOnBoard
POST /api/shared-boards/{token}/items/{item}/comments commentOnSharedBoard | GET /api/board-comps/{fileName} getBoardComps
`

interface Media {
  schema: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface OperationObject {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

const contract = resolveContract(readContract())
const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation: operation as unknown as OperationObject,
  })),
)

describe('the contract', () => {
  it('is a valid OpenAPI document', async () => {
    expect(await new Validator().validate(readContract())).toEqual({ valid: true })
  })

  it('declares every required call, and nothing else', () => {
    const named = CALLS.trim().split(/\s*\|\s*|\n/)
    expect(all.map(({ call, operation }) => `${call} ${operation.operationId}`).toSorted()).toEqual(named.toSorted())
    expect(Object.keys(operations).toSorted()).toEqual(all.map(({ operation }) => operation.operationId).toSorted())
  })

  it('has a valid example for every body and answer', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const wrong: string[] = []
    for (const { call, operation } of all) {
      const parts = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) => Object.entries(part?.content ?? {}))
      for (const [type, media] of parts) {
        if (['application/octet-stream', 'application/pdf', 'application/jose+json', 'application/zip'].includes(type)) continue
        const examples = media.examples === undefined ? [media.example] : Object.values(media.examples).map(({ value }) => value)
        for (const example of examples)
          if (example === undefined || !ajv.validate(media.schema, example))
            wrong.push(`${call}: ${example === undefined ? 'no example' : ajv.errorsText()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('limits every string and number of the input [TI-02]', () => {
    const open: string[] = []
    const walk = (schema: Record<string, unknown>, where: string): void => {
      if (
        schema['type'] === 'string' &&
        schema['maxLength'] === undefined &&
        schema['enum'] === undefined &&
        schema['format'] === undefined
      )
        open.push(where)
      if (schema['type'] === 'integer' && schema['maximum'] === undefined) open.push(where)
      for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>))
        walk(inner, `${where}.${name}`)
    }
    for (const { call, operation } of all) {
      for (const parameter of (operation as unknown as { parameters?: { name: string; schema: Record<string, unknown> }[] }).parameters ??
        [])
        walk(parameter.schema, `${call} ${parameter.name}`)
      for (const media of Object.values(operation.requestBody?.content ?? {})) walk(media.schema as Record<string, unknown>, `${call} body`)
    }
    expect(open).toEqual([])
  })

  it('starts a session in two calls only: by password, and by a provider', () => {
    const hasToken = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      Object.entries(schema).some(([name, inner]) => (name === 'properties' && 'token' in (inner as object)) || hasToken(inner))
    const starting = all.filter(({ operation }) => hasToken(operation.responses))
    expect(starting.map(({ operation }) => operation.operationId).toSorted()).toEqual(['login', 'socialLogin'])
  })

  it('requires an XSRF token for every unsafe call except the webhook, and a session for every private call [APP-05]', () => {
    const rules = rulesOf(contract)
    for (const { call, operation } of all) {
      const rule = rules.get(operation.operationId as never)
      expect(rule?.xsrf, call).toBe(!call.startsWith('GET') && operation.operationId !== 'paymentWebhook')
    }
    const needed = all
      .filter(({ operation }) => rules.get(operation.operationId as never)?.session === 'required')
      .map(({ operation }) => operation.operationId)
    expect(needed.toSorted()).toEqual(
      [
        'addToBoard',
        'addToCart',
        'addToWishlist',
        'callOffEmailChange',
        'changePassword',
        'closeAccount',
        'commentOnBoard',
        'countDownload',
        'createArchive',
        'createBoard',
        'createOrder',
        'createPayment',
        'deleteBoard',
        'exportLicences',
        'exportUserData',
        'getBilling',
        'getBoard',
        'getCart',
        'getCertificate',
        'getInvoice',
        'getPayment',
        'getUser',
        'getWishlist',
        'listBoards',
        'listLicences',
        'listOrders',
        'listOwnedItems',
        'listSales',
        'listWishedItems',
        'logout',
        'moveBoardToCart',
        'removeBoardComment',
        'removeBoardGuest',
        'removeFromBoard',
        'removeFromCart',
        'removeFromWishlist',
        'requestRefund',
        'updateBilling',
        'updateBoard',
        'updateLicence',
        'updateUser',
      ].toSorted(),
    )
  })
})
