import type { OperationTable } from './contract/operation.ts'
import {
  changePassword,
  forgotPassword,
  getUser,
  login,
  logout,
  resetPassword,
  signUp,
  socialLogin,
  socialSignUp,
  updateUser,
  verifyEmail,
} from './modules/accounts/index.ts'
import { addToCart, getCart, removeFromCart } from './modules/carts/index.ts'
import { filterImages, findImageByUrl, getImage, listCategories, listImages, suggestImages } from './modules/catalogue/index.ts'
import { countDownload, downloadFile, getFile, listOwnedItems } from './modules/downloads/index.ts'
import { getHealth, getIpInfo, listPopularSearches, storeIpInfo } from './modules/insight/index.ts'
import { createOrder, listOrders, listSales } from './modules/orders/index.ts'
import { getCmsPage, getHomePage, getSiteSettings, listBanners } from './modules/pages/index.ts'
import { createPayment, paymentWebhook } from './modules/payments/index.ts'
import { addToWishlist, getWishlist, removeFromWishlist } from './modules/wishlists/index.ts'

/** Every call of the contract and the code that serves it. Typed by the contract: one more call there does not compile until it stands here. */
export const operations: OperationTable = {
  addToCart,
  countDownload,
  createOrder,
  createPayment,
  downloadFile,
  filterImages,
  findImageByUrl,
  getCart,
  getCmsPage,
  getFile,
  getHealth,
  getHomePage,
  getImage,
  getIpInfo,
  getSiteSettings,
  getUser,
  listBanners,
  listCategories,
  listImages,
  listOrders,
  listOwnedItems,
  listPopularSearches,
  listSales,
  login,
  logout,
  paymentWebhook,
  removeFromCart,
  signUp,
  storeIpInfo,
  suggestImages,
  verifyEmail,
  changePassword,
  forgotPassword,
  resetPassword,
  socialLogin,
  socialSignUp,
  updateUser,
  addToWishlist,
  getWishlist,
  removeFromWishlist,
}
